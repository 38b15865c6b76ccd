import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@lyng/model';
import type { Localized } from '@lyng/model';
import { slugOf } from '@lyng/demo-catalogue/core';
import type { Family } from '@lyng/demo-catalogue/core';
import { phraseOf } from './categories/words.ts';
import { describeKind } from './categories/kinds.ts';
import type { Kind } from './categories/kinds.ts';
import { textOf } from './feed-text.ts';
import { readJsonLines } from './read-json-lines.ts';

type Translate = (word: string) => Localized | undefined;

/** Words of the trade that the imported folder translates itself; English in, four languages out. */
export interface TaxonomyWords {
  readonly colour: Translate;
  readonly material: Translate;
  readonly pattern: Translate;
}

/** The kind of a category that the imported folder's taxonomy has and the shop's words do not. */
export type TaxonomyKind = (category: string) => Kind | undefined;

type Dictionary = Map<string, Localized>;

const asKey = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function localizedName(value: unknown): { readonly english: string; readonly name: Localized } | undefined {
  const names = isRecord(value) && isRecord(value.name) ? value.name : {};
  const [english, da, sv, nb, fi] = [names.en, names.da, names.sv, names.nb, names.fi].map(textOf);
  return english && da && sv && nb && fi ? { english, name: { da, sv, nb, fi } } : undefined;
}

function addValues(dictionary: Dictionary, values: unknown): void {
  for (const value of Array.isArray(values) ? values : []) {
    const translated = localizedName(value);
    if (translated) dictionary.set(asKey(translated.english), translated.name);
  }
}

/** The rows of a file below `taxonomy`; none where it does not exist. */
async function* rowsOf(folder: string, name: string): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const path = join(folder, 'taxonomy', name);
  if (!existsSync(path)) return;
  for await (const line of readJsonLines(path)) if (line.ok && isRecord(line.value)) yield line.value;
}

/** Reads `taxonomy/attributes.jsonl` of a folder; without the file there are no translations. */
export async function readTaxonomy(folder: string): Promise<TaxonomyWords> {
  const dictionaries: Record<string, Dictionary> = { color: new Map(), fabric: new Map(), pattern: new Map() };
  for await (const row of rowsOf(folder, 'attributes.jsonl')) {
    const dictionary = dictionaries[textOf(row.handle) ?? ''];
    if (dictionary) addValues(dictionary, row.values);
  }
  const translator =
    (handle: string): Translate =>
    (word) =>
      dictionaries[handle]?.get(asKey(word));
  return { colour: translator('color'), material: translator('fabric'), pattern: translator('pattern') };
}

const familyOf = (fullName: string): Family =>
  / > shoes\b/i.test(fullName) ? 'shoes' : / > clothing(?: >|$)/i.test(fullName) ? 'clothes' : 'accessories';

/** Reads `taxonomy/categories.jsonl` of a folder; without the file, or for a name that it has twice, there is no kind. */
export async function readTaxonomyKinds(folder: string): Promise<TaxonomyKind> {
  const byPhrase = new Map<string, Kind | undefined>();
  for await (const row of rowsOf(folder, 'categories.jsonl')) {
    const category = localizedName(row);
    if (category === undefined) continue;
    const { english, name } = category;
    const family = familyOf((isRecord(row.fullName) ? textOf(row.fullName.en) : undefined) ?? '');
    const drawnAs = { shoes: 'sneaker', clothes: 't-shirt', accessories: 'bag' } as const;
    const kind = describeKind(slugOf('da', english), { name, drawnAs: drawnAs[family], below: family });
    const phrase = phraseOf(english);
    byPhrase.set(phrase, byPhrase.has(phrase) ? undefined : kind);
  }
  return (category) => byPhrase.get(phraseOf(category));
}
