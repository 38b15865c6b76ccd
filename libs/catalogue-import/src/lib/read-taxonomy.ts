import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, jsonObjects } from '@lyng/model';
import type { Localized } from '@lyng/model';
import { textOf } from './feed-text.ts';
import { readJsonLines } from './read-json-lines.ts';

/** A word of the trade in four languages; undefined for an unknown one. */
export type Translate = (word: string) => Localized | undefined;

/** Words of the trade that the imported folder translates itself; English in, four languages out. */
export interface TaxonomyWords {
  readonly colour: Translate;
  readonly material: Translate;
  readonly pattern: Translate;
}

const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reads `taxonomy/attributes.jsonl` of a folder; without the file there are no translations. */
export async function readTaxonomy(folder: string): Promise<TaxonomyWords> {
  const names = new Map<string, Localized>();
  const path = join(folder, 'taxonomy', 'attributes.jsonl');
  for await (const line of existsSync(path) ? readJsonLines(path) : []) {
    const row = line.ok && isRecord(line.value) ? line.value : {};
    for (const value of jsonObjects(row.values)) {
      const name = isRecord(value.name) ? value.name : {};
      const [english, da, sv, nb, fi] = [name.en, name.da, name.sv, name.nb, name.fi].map(textOf);
      if (english && da && sv && nb && fi) names.set(`${String(row.handle)} ${keyOf(english)}`, { da, sv, nb, fi });
    }
  }
  const translator =
    (handle: string): Translate =>
    (word) =>
      names.get(`${handle} ${keyOf(word)}`);
  return { colour: translator('color'), material: translator('fabric'), pattern: translator('pattern') };
}
