import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import { searchPhrase } from './search-phrase.ts';

describe('the words of a search', () => {
  it.each([
    ['røde  støvler', 'røde støvler'],
    [' \t sko\n', 'sko'],
    ['so\u00adlveig', 'solveig'],
    ['sko \u200b dame', 'sko dame'],
    ['\u200b', ''],
    [' ', ''],
    ['\u00a0\u2003\u3000', ''],
    ['\u2028alert(1)', 'alert(1)'],
    ['\u202esko\u2066', 'sko'],
    ['\ufeff\u3164\u2800', ''],
    ['\ud800sko', 'sko'],
    ['a\u030a', 'å'],
    ['ženy 日本 👟', 'ženy 日本 👟'],
    ['', ''],
  ])('[IN-10] of %j are %j', (text, expected) => {
    expect(searchPhrase(text)).toBe(expected);
  });

  it('[IN-9] are cut to 200 characters, between two of them', () => {
    expect(searchPhrase('a'.repeat(5000))).toBe('a'.repeat(200));
    expect(searchPhrase('👟'.repeat(300))).toBe('👟'.repeat(200));
    expect(searchPhrase(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
  });

  it('[IN-10] do not change when normalized again, so that redirects end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const phrase = searchPhrase(text);
        expect(searchPhrase(phrase)).toBe(phrase);
        expect([...phrase].length).toBeLessThanOrEqual(200);
      }),
      { numRuns: fuzzRuns(2000) },
    );
  });
});
