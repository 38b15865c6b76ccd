import { parseZip } from './delivered-zip.ts';

describe('parseZip', () => {
  it.each([
    ['dk', '2100', '2100'],
    ['dk', ' 8000 ', '8000'],
    ['se', '114 18', '11418'],
    ['se', '114\u00a018', '11418'],
    ['se', '11418', '11418'],
    ['no', '0150', '0150'],
    ['no', '9990', '9990'],
    ['fi', '00100', '00100'],
    ['fi', '99999', '99999'],
    ['se', 'SE-11418', '11418'],
    ['dk', 'DK-2100', '2100'],
  ] as const)('%s delivers to %j', (market, text, zip) => {
    expect(parseZip(market, text)).toEqual({ ok: true, value: zip });
  });

  it.each([
    ['dk', '0000', 'malformed-zip'],
    ['no', '0000', 'malformed-zip'],
    ['dk', '3900', 'no-delivery'],
    ['fi', '22100', 'no-delivery'],
    ['se', '01418', 'malformed-zip'],
    ['se', '1141', 'malformed-zip'],
    ['se', '114  18', 'malformed-zip'],
    ['se', '1e418', 'malformed-zip'],
    ['no', '01500', 'malformed-zip'],
    ['no', "0150'; DROP TABLE x;--", 'malformed-zip'],
    ['dk', 'FO-100', 'malformed-zip'],
    ['dk', '<b>2100', 'malformed-zip'],
    ['dk', '٢١٠٠', 'malformed-zip'],
    ['dk', '', 'malformed-zip'],
  ] as const)('%s has no delivery to %j', (market, text, kind) => {
    expect(parseZip(market, text)).toEqual({ ok: false, error: { kind } });
  });
});
