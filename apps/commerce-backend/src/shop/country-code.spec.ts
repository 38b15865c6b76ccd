import { countryCode } from './country-code.ts';

describe('the code of a country', () => {
  it.each([
    ['SE', 'SE'],
    [' se ', 'SE'],
    ['Sweden', 'SE'],
    ['SVERIGE', 'SE'],
    ['Ruotsi', 'SE'],
    ['Sverige', 'SE'],
    ['Danmark', 'DK'],
    ['Tanska', 'DK'],
    ['Norge', 'NO'],
    ['Norja', 'NO'],
    ['Suomi', 'FI'],
    ['Finland', 'FI'],
    ['', ''],
    ['Germany', 'Germany'],
    ['Swedish', 'Swedish'],
  ])('of %j is %j', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });
});
