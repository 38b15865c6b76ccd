import { languages } from '@lyng/model';
import fc from 'fast-check';
import { foldWord, hasNordicLetters, highlight, lightStem } from './lexemes.ts';
import { phraseOf, wordsOf } from './words.ts';

describe('words', () => {
  it.each([
    ['Svarta  Kängor', ['svarta', 'kängor']],
    ['T-shirt', ['tshirt']],
    ["'; drop table:* & | !", ['drop', 'table']],
    ['mo\u0308ssa', ['mössa']],
    ['  ', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text).map((word) => word.text)).toEqual(words);
  });

  it('keep the parts that a hyphen holds together', () => {
    expect(wordsOf('chelsea-nilkkurit')).toEqual([{ text: 'chelseanilkkurit', parts: ['chelsea', 'nilkkurit'] }]);
  });

  it('hold no operator of a text query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { text: word, parts } of wordsOf(text))
          for (const each of [word, ...parts]) expect(each).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
      }),
    );
  });

  it('of a phrase differ neither by case nor by space', () => {
    expect(phraseOf('  Svarta\n KÄNGOR ')).toBe('svarta kängor');
  });
});

describe('foldWord', () => {
  it.each([
    ['sv', 'övriga', 'ovriga'],
    ['da', 'støvle', 'stovle'],
    ['da', 'stoevle', 'stovle'],
    ['da', 'skærp', 'skarp'],
    ['nb', 'blaa', 'bla'],
    ['fi', 'kengät', 'kengat'],
    ['fi', 'saapas', 'saapas'],
  ] as const)('%s: %s becomes %s', (language, word, folded) => {
    expect(foldWord(word, language)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.stringMatching(/^[a-zåäöæø]{0,12}$/),
        (language, word) =>
          foldWord(foldWord(word, 'fi'), language) === foldWord(foldWord(foldWord(word, 'fi'), language), 'fi'),
      ),
    );
  });

  it('detects a Nordic keyboard', () => {
    expect(['mössa', 'mossa', 'støvle', 'æble'].map(hasNordicLetters)).toEqual([true, false, true, true]);
  });
});

describe('looseStem brings together', () => {
  it.each([
    ['sv', ['sko', 'skor']],
    ['da', ['sko', 'skoen']],
    ['da', ['tøffel', 'tøfl']],
    ['nb', ['gens', 'genser']],
    ['fi', ['saapas', 'saap']],
    ['fi', ['keng', 'kenk']],
    ['fi', ['pait', 'paida']],
    ['fi', ['tak', 'taki']],
  ] as const)('%s: %j', (language, stems) => {
    expect(new Set(stems.map((stem) => lightStem(stem, language))).size).toBe(1);
  });

  it('but not barn and bar', () => {
    expect(lightStem('barn', 'da')).not.toBe(lightStem('bar', 'da'));
  });

  it('and leaves no word empty', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.stringMatching(/^[a-zåäöæø]{1,12}$/),
        (language, word) => lightStem(word, language).length > 0,
      ),
    );
  });
});

describe('highlight', () => {
  const fold = (text: string): string => foldWord(text.toLowerCase(), 'sv');
  it.each([
    ['vinterkängor', 'vinterkan', '{{vinterkän}}gor'],
    ['Retur och byte', 'byt', 'Retur och {{byt}}e'],
    ['svarta sneakers', 'svarta snea', '{{svarta snea}}kers'],
    ['kofta', 'jacka', 'kofta'],
  ])('in %s of %s is %s', (text, sought, highlighted) => {
    expect(highlight(text, sought, fold)).toBe(highlighted);
  });
});
