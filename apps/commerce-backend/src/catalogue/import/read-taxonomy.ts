import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@lyng/model';
import type { Localized } from '@lyng/model';
import { textOf } from './parse-feed-product.ts';
import { readJsonLines } from './read-json-lines.ts';

type Translate = (word: string) => Localized | undefined;

/** Words of the trade that the imported folder translates itself; English in, four languages out. */
export interface TaxonomyWords {
  readonly colour: Translate;
  readonly material: Translate;
  readonly pattern: Translate;
}

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

/** Reads `taxonomy/attributes.jsonl` of a folder; without the file there are no translations. */
export async function readTaxonomy(folder: string): Promise<TaxonomyWords> {
  const dictionaries: Record<string, Dictionary> = { color: new Map(), fabric: new Map(), pattern: new Map() };
  const path = join(folder, 'taxonomy', 'attributes.jsonl');
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) {
    for await (const line of readJsonLines(path)) {
      if (!line.ok || !isRecord(line.value)) continue;
      const dictionary = dictionaries[textOf(line.value.handle) ?? ''];
      if (dictionary) addValues(dictionary, line.value.values);
    }
  }
  const translator =
    (handle: string): Translate =>
    (word) =>
      dictionaries[handle]?.get(asKey(word));
  return { colour: translator('color'), material: translator('fabric'), pattern: translator('pattern') };
}
