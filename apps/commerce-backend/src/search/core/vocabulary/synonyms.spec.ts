import { complete } from './complete.ts';
import { lexemesOf, lightTerm } from '../words/lexemes.ts';
import { readQuery } from '../query/read-query.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { makeVocabulary } from './vocabulary.ts';
import type { Term, Vocabulary } from './vocabulary.ts';
import { wordsOf } from '../words/words.ts';

/** As good as the stems of the words here. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:orna|or|en|ar|s)$/, '') : word);

const term = (text: string, kind: Term['kind']): Term => ({ term: text, kind, stem: stemOf(text), frequency: 20 });

const withSynonyms = (synonyms: readonly (readonly string[])[]): Vocabulary =>
  makeVocabulary({
    language: 'sv',
    terms: [term('sneakers', 'kind'), term('gummistövlar', 'kind'), term('lammull', 'name'), term('fjord', 'name')],
    stemOf,
    knownWords: { has: () => false, hasForm: () => false, hasBeginning: () => false },
    synonyms,
  });

const shop = withSynonyms([]);

const groups = [
  ['fjuttor', 'sneakers'],
  ['superfjuttor', 'gympaskor'],
  ['lammullskänsla', 'lammull'],
  ['501', 'fjord'],
  ['fjättis', 'gummistövlar'],
  ['blobb', 'blubb'],
];

const read = (text: string, vocabulary = withSynonyms(groups)): ReadQuery =>
  readQuery(wordsOf(text), { vocabulary, stemOf, corrects: true, isTyping: false });

/** The form by which a word is sought as the synonym of another. */
const termOf = (word: string): string => lightTerm(lexemesOf(stemOf(word), 'sv'));

const terms = ({ words }: ReadQuery): readonly string[] =>
  words.flatMap(({ forms }) => forms.filter(({ isTyped }) => !isTyped).map((form) => form.term));

describe('words of one meaning', () => {
  it.each([
    { name: 'the word itself, which no product has', text: 'fjuttor', role: 'kind', other: 'sneakers' },
    { name: 'another form of it', text: 'fjuttorna', role: 'kind', other: 'sneakers' },
    { name: 'it without its Nordic letters', text: 'fjattis', role: 'kind', other: 'gummistövlar' },
    { name: 'what the trade calls the others', text: 'superfjuttor', role: 'kind', other: 'sneakers' },
    { name: 'a word that looks like a compound, as a whole', text: 'lammullskänsla', role: 'other', other: 'lammull' },
    { name: 'a number', text: '501', role: 'other', other: 'fjord' },
  ])('are sought by $name', ({ text, role, other }) => {
    const query = read(text);
    expect(query).toMatchObject({ leftOut: [], corrected: undefined, words: [{ role }] });
    expect(query.words[0]?.forms).toContainEqual({ term: termOf(other), weight: 0.8, isTyped: false });
    expect(terms(read(text, shop))).not.toContain(termOf(other));
  });

  it.each([
    ['lammullfjuttor', false, ['lammull', 'fjuttor']],
    ['lammullfjuttorna', false, ['lammull', 'fjuttorna']],
    ['lammullsuperfjuttor', false, ['lammull', 'superfjuttor']],
    ['lammullsfj', true, ['lammull', 'fj']],
    ['fj', true, ['fj']],
    ['fju', true, ['fju']],
  ])('are known in what is typed: %s, typing %s', (text, isTyping, parts) => {
    const reading = (vocabulary: Vocabulary): ReadQuery =>
      readQuery(wordsOf(text), { vocabulary, stemOf, corrects: true, isTyping });
    const query = reading(withSynonyms(groups));
    expect([query.words.map((word) => word.text), query.leftOut, query.corrected]).toEqual([parts, [], undefined]);
    expect(query.words.at(-1)?.forms.map((form) => form.term)).toContain(termOf('sneakers'));
    expect(terms(reading(shop))).not.toContain(termOf('sneakers'));
  });

  it.each([
    ['fju', ['fjuttor']],
    ['fjä', ['fjättis']],
    ['fja', ['fjättis']],
    ['röda fju', ['röda fjuttor']],
    ['lammullsfju', ['lammullsfjuttor']],
    ['blo', []],
  ])('are suggested for %s: %j', (typed, phrases) => {
    expect(complete(withSynonyms(groups), typed, [], 8)).toEqual(phrases);
    expect(complete(shop, typed, [], 8)).toEqual([]);
  });

  it('work in both directions', () => {
    expect(terms(read('sneakers'))).toContain(termOf('fjuttor'));
    expect(terms(read('sneakers', shop))).not.toContain(termOf('fjuttor'));
  });

  it('are not corrected to a similar word', () => {
    const similar = withSynonyms([['sneekers', 'gummistövlar']]);
    expect(read('sneekers', shop).corrected).toBe('sneakers');
    expect(read('sneekers', similar)).toMatchObject({ corrected: undefined, words: [{ text: 'sneekers' }] });
  });

  it('are left out when no product has any of them', () => {
    expect(read('blobb')).toMatchObject({ leftOut: ['blobb'], words: [] });
  });

  it('leave other words as they are', () => {
    const others = withSynonyms([['fjuttor', 'lammull']]);
    for (const text of ['gummistövlar', 'gumistövlar', 'sneekers', 'fjord sneakers', 'xylofon'])
      expect(read(text, others)).toEqual(read(text, shop));
  });
});
