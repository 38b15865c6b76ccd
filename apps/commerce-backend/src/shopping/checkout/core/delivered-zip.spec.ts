import { deliveredZip } from './delivered-zip.ts';

describe('deliveredZip', () => {
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
    expect(deliveredZip(market, text)).toBe(zip);
  });

  it.each([
    ['dk', '0000'],
    ['no', '0000'],
    ['dk', '3900'],
    ['fi', '22100'],
    ['se', '01418'],
    ['se', '1141'],
    ['se', '114  18'],
    ['se', '1e418'],
    ['no', '01500'],
    ['no', "0150'; DROP TABLE x;--"],
    ['dk', 'FO-100'],
    ['dk', '<b>2100'],
    ['dk', '٢١٠٠'],
    ['dk', ''],
  ] as const)('%s has no delivery to %j', (market, text) => {
    expect(deliveredZip(market, text)).toBeUndefined();
  });
});
