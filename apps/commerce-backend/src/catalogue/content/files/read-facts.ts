import { isRecord } from '@lyng/model';
import { ContentFileError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

/** Facts of the editors by their names: one text, or one for each market. */
export type WrittenFacts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** Reads the facts that texts may name as `{{name}}`. */
export function readFacts(source: string): WrittenFacts {
  const { values, lineOf } = readYaml(source, 1);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, WrittenFacts[string]] => {
      if (typeof value === 'string' || isTexts(value)) return [name, value];
      throw new ContentFileError(
        lineOf(name),
        `The fact "${name}" needs a text, or one below the alias of each market.`,
      );
    }),
  );
}
