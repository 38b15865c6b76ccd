import { languages } from '@lyng/model';
import { copies } from './copy/copies.ts';

/** Each language inflects and joins words in its own way. */
const grammar = new Set(['noun', 'prefix', 'adjective', 'joins']);

const shapeOf = (value: object): object =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !grammar.has(key))
      .map(([key, inner]) => [key, typeof inner === 'object' ? shapeOf(inner as object) : typeof inner]),
  );

describe('the data files', () => {
  // A model has the same sentences in every language, and their number chooses them.
  it('have the same keys and as many sentences in every language', () => {
    for (const language of languages) expect(shapeOf(copies[language])).toEqual(shapeOf(copies.da));
  });

  it('give each noun a form', () => {
    const nouns = languages.flatMap((language) => Object.values(copies[language].kinds).map(({ noun }) => noun.form));
    expect([...new Set(nouns)].sort()).toEqual(['common', 'neuter', 'plural']);
  });
});
