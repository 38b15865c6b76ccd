import fc from 'fast-check';
import { fuzzRuns } from './testing/fuzz-runs.ts';
import { isBlank, plainCode, plainLine, plainMessage } from './typed-text.ts';

/** One of each kind: without width, soft hyphen, joiners, direction. */
const invisible = [...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f\u202a\u202e\u2066\u2069'];

describe('plainLine', () => {
  it.each([
    ['Gamla vägen 1\nTURN LEFT', 'Gamla vägen 1 TURN LEFT'],
    ['  Åsa \t Märta ', 'Åsa Märta'],
    ['A\u030asa', 'Åsa'],
    ['a\u0000b\u0007', 'a b'],
    ['a\ud800b', 'a b'],
    ['1234#', '1234#'],
    ['李明', '李明'],
    ['', ''],
  ])('of %j is %j', (text, line) => {
    expect(plainLine(text)).toBe(line);
  });

  it.each(invisible)('[IN-20] has no %j', (sign) => {
    expect(plainLine(`${sign}As${sign}a${sign}`)).toBe('Asa');
  });
});

describe('plainCode', () => {
  it.each([
    ['1\u20102\u20113\u20124\u20135\u20146\u20157\u22128\u002d9', '1-2-3-4-5-6-7-8-9'],
    ['\uff0d\ufe63\ufe58', '---'],
    ['1\u00a02\u20093\u202f4\u20075\u30006\t7', '1 2 3 4 5 6 7'],
    [' 114 18 ', '114 18'],
    ['114  18', '114  18'],
    ['a\u0000', 'a\u0000'],
  ])('of %j is %j', (text, code) => {
    expect(plainCode(text)).toBe(code);
  });

  it('[IN-31] has plain digits and letters for full-width ones', () => {
    expect(plainCode('ＳＥ－１１４　１８')).toBe('SE-114 18');
  });

  it.each(invisible)('[IN-15] has no %j', (sign) => {
    expect(plainCode(`${sign}VELKOMMEN${sign}15${sign}`)).toBe('VELKOMMEN15');
  });
});

describe('plainMessage', () => {
  it.each([
    [' a\n\tb ', 'a\n\tb'],
    ['a\u0000b', 'ab'],
    ['a\u202eb\u2066c', 'abc'],
    ['👩\u200d🔧 می\u200cخواهم', '👩\u200d🔧 می\u200cخواهم'],
  ])('of %j is %j', (text, message) => {
    expect(plainMessage(text)).toBe(message);
  });
});

describe('isBlank', () => {
  it.each(['', '   ', '\u00a0\u202f', '\u200b', '\u00ad\u2060\ufeff', '\u0000', '\u3164'])(
    '%j shows nothing',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(['-', '李', '0', 'a\u200b'])('%j shows something', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

it('what was made plain once stays as it is', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'aÅA\u030a -\u2013\u00a0\u200b\u202e\n\u0000１', ...invisible) }),
  );
  for (const plain of [plainLine, plainCode, plainMessage])
    fc.assert(
      fc.property(text, (typed) => plain(plain(typed)) === plain(typed)),
      { numRuns: fuzzRuns(2000) },
    );
});
