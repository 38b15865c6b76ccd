import { complete, compoundBeginning, conceptsBeginning } from './complete.ts';
import { lexemesOf, lightTerm } from '../words/lexemes.ts';
import { readQuery } from '../query/read-query.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { makeVocabulary } from './vocabulary.ts';
import type { Term } from './vocabulary.ts';
import { wordsOf } from '../words/words.ts';

const stemOf = (word: string): string => word;

const term = (text: string, kind: Term['kind'], frequency = 20): Term => ({
  term: text,
  kind,
  stem: stemOf(text),
  frequency,
});

const shop = makeVocabulary({
  language: 'da',
  terms: [
    term('sneakers', 'kind'),
    term('sweater', 'kind'),
    term('trøje', 'kind', 9),
    term('uld', 'property'),
    term('sneekersby', 'text'),
  ],
  stemOf,
  knownWords: {
    has: (word) => word === 'sweeterne',
    hasForm: () => false,
    hasBeginning: (start) => 'sweeterne'.startsWith(start),
  },
});

const read = (text: string, isTyping: boolean): ReadQuery =>
  readQuery(wordsOf(text), { vocabulary: shop, stemOf, corrects: true, isTyping });

const termOf = (word: string): string => lightTerm(lexemesOf(stemOf(word), 'da'));

describe('a word that is being typed', () => {
  it.each([
    ['a word of names', 'sneaker', 'sneakers'],
    ['a word of the trade', 'gummisk', 'gummisko'],
    ['a compound of the trade', 'uldtr', 'uldtrøje'],
    ['a compound without its Nordic letters', 'uldtro', 'uldtrøje'],
    ['the last of several words', 'sneakers uldtr', 'sneakers uldtrøje'],
  ])('is not corrected where it begins %s', (_, beginning, completed) => {
    expect(read(beginning, true).corrected).toBeUndefined();
    expect(complete(shop, beginning, [], 8)[0]).toBe(completed);
  });

  it.each([
    ['the language', 'sweeter', 'sweater'],
    ['descriptions', 'sneekers', 'sneakers'],
  ])('is corrected only when it is complete where it begins a word of %s: %s', (_, text, corrected) => {
    expect(read(text, true).corrected).toBeUndefined();
    expect(read(text, false).corrected).toBe(corrected);
  });

  it.each([
    ['swaeter', true, 'sweater'],
    ['swaeter', false, 'sweater'],
    ['uldtr', false, 'uld'],
    ['uldtr sneakers', true, 'uld sneakers'],
  ])('is corrected otherwise: %s, typing %s', (text, isTyping, corrected) => {
    expect(read(text, isTyping).corrected).toBe(corrected);
  });

  it.each([
    ['uldtr', ['uld', 'tr']],
    ['uldtrøje', ['uld', 'trøje']],
  ])('is sought as the parts of its compound: %s', (text, parts) => {
    const { words, leftOut } = read(text, true);
    expect([words.map((word) => word.text), leftOut]).toEqual([parts, []]);
    expect(words[1]?.forms.map((form) => form.term)).toContain(termOf('sweater'));
  });

  it('is sought as what the trade calls it, too', () => {
    expect(read('gummisk', true).words[0]?.forms.map((form) => form.term)).toContain(termOf('sneakers'));
  });
});

describe('compoundBeginning', () => {
  it.each([
    ['uldtr', 'uld', 'tr', 'uldtrøje'],
    ['uldt', 'uld', 't', 'uldtrøje'],
    ['uldtroj', 'uld', 'troj', 'uldtrøje'],
    ['bomuldstr', 'bomuld', 'str', 'bomuldstrøje'],
    ['bomuldstr', 'bomuld', 'str', 'bomuldstrømper'],
  ])('of %s is %s and what begins with %s: %s', (typed, modifier, start, word) => {
    expect(compoundBeginning(shop, typed)).toMatchObject({ modifier, start, words: expect.arrayContaining([word]) });
  });

  it.each(['uld', 'uldx', 'xyltr', ''])('does not read %j as one', (typed) => {
    expect(compoundBeginning(shop, typed)).toBeUndefined();
  });

  it('has first what products are called', () => {
    expect(compoundBeginning(shop, 'uldtr')?.heads[0]).toBe('trøje');
  });
});

describe('conceptsBeginning', () => {
  it('takes Nordic letters as they are typed', () => {
    expect(conceptsBeginning(shop, 'troj')).toContain('trøje');
    expect(conceptsBeginning(shop, 'trøj')).toContain('trøje');
    expect(conceptsBeginning(shop, 'tråj')).toEqual([]);
  });
});
