import { languages } from '@lyng/model';
import brands from '../data/range/brands.json' with { type: 'json' };
import crafts from '../data/range/crafts.json' with { type: 'json' };
import kinds from '../data/range/kinds.json' with { type: 'json' };
import materials from '../data/range/materials.json' with { type: 'json' };
import sizeRuns from '../data/range/size-runs.json' with { type: 'json' };
import { copies } from './copy/copies.ts';
import { colourHexes } from './range/colours.ts';

/** Each language inflects and joins words in its own way. */
const grammar = new Set(['noun', 'prefix', 'adjective', 'joins']);

const shapeOf = (value: object): object =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !grammar.has(key))
      .map(([key, inner]) => [key, typeof inner === 'object' ? shapeOf(inner as object) : typeof inner]),
  );

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value].filter(isText);
const isText = (value: unknown): value is string => typeof value === 'string';

// A model has the same sentences in every language, and their number chooses them.
it('the texts of every language have the same keys and as many sentences', () => {
  for (const language of languages) expect(shapeOf(copies[language])).toEqual(shapeOf(copies.da));
});

it('the data name only what exists', () => {
  const { da } = copies;
  const { priceFactors, colours, patterns } = materials;
  const known = [da.kinds, da.materials, da.colours, da.patterns, da.facts, da.seasons, da.fits, da.soles, da.families];
  const words = new Set([...known, da.departments, da.crafts, copies, sizeRuns, colourHexes].flatMap(Object.keys));
  const names = [
    ...textsIn([kinds, crafts, materials, brands.map((brand) => ({ ...brand, name: [] }))]),
    ...languages.flatMap((language) => Object.values(copies[language].kinds).map(({ noun }) => noun.form)),
    ...[crafts.kinds, crafts.materials, priceFactors, colours, patterns].flatMap(Object.keys),
  ];
  // The forms of a noun, and images that two kinds share and no kind has of its own.
  const others = new Set(names.filter((name) => !words.has(name)));
  expect([...others].sort()).toEqual(['common', 'neuter', 'overall', 'plural']);
});
