import { isRecord } from '@lyng/model';
import { ContentFileError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

/** Facts of the editors by their names: one text, or one for each market. */
export type WrittenFacts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const isFact = (value: unknown): value is WrittenFacts[string] =>
  typeof value === 'string' || (isRecord(value) && Object.values(value).every((text) => typeof text === 'string'));

const isFacts = (values: Readonly<Record<string, unknown>>): values is WrittenFacts =>
  Object.values(values).every(isFact);

/** Reads the facts that texts may name as `{{name}}`. */
export function readFacts(source: string): WrittenFacts {
  const { values, lineOf } = readYaml(source, 1);
  if (isFacts(values)) return values;
  const wrong = Object.keys(values).find((name) => !isFact(values[name])) ?? '';
  throw new ContentFileError(lineOf(wrong), `The fact "${wrong}" needs a text, or one below the alias of each market.`);
}
