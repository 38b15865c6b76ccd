import { isRecord } from '@lyng/model';
import { isMap, LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import { ValidationError } from 'yup';
import type { InferType, Schema } from 'yup';
import { ContentFileError } from './content-error.ts';

/** The values in a file, or in a part of it. */
export interface Written<Values = unknown> {
  readonly values: Values;
  /** Of the part. */
  readonly name?: string;
  /** The line of a key in the file, from 1; that of what it is in when there is no such key. */
  readonly lineOf: (...path: readonly (string | number)[]) => number;
}

type Values = Readonly<Record<string, unknown>>;
type LineAt = (offset: number) => number;

/** The values of a document. Throws a `ContentFileError` for an alias (`*name`) of nothing, or of too much. */
function valuesOf(document: Document.Parsed, lineAt: LineAt): unknown {
  visit(document, {
    Alias: (_key, alias) => {
      if (!alias.resolve(document))
        throw new ContentFileError(lineAt(alias.range?.[0] ?? 0), 'A text that begins with * needs quotes.');
    },
  });
  try {
    return document.toJS() ?? {};
  } catch (error) {
    throw new ContentFileError(lineAt(0), `This is no YAML: ${(error as Error).message}.`);
  }
}

interface YamlOptions {
  /** Whether a number, a date or a yes is the text that was written. Default false. */
  readonly isTextOnly?: boolean;
}

/** Parses YAML whose first line is line `start` of its file. */
export function readYaml(text: string, start: number, { isTextOnly = false }: YamlOptions = {}): Written<Values> {
  const lines = new LineCounter();
  const schema = isTextOnly ? 'failsafe' : 'core';
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema });
  const lineAt: LineAt = (offset) => lines.linePos(offset).line + start - 1;
  const [error] = document.errors;
  if (error) throw new ContentFileError(lineAt(error.pos[0]), `This is no YAML: ${error.message}`);
  const values = valuesOf(document, lineAt);
  if (!isRecord(values)) throw new ContentFileError(start, 'Write one "name: value" on each line.');
  return {
    values,
    lineOf: (...path) => {
      const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
      const key = path.at(-1);
      const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(key)) : undefined;
      const node: unknown = pair?.key ?? document.getIn(path, true) ?? parent;
      const range = isRecord(node) && Array.isArray(node['range']) ? (node['range'] as readonly number[]) : undefined;
      return range?.[0] === undefined ? start : lineAt(range[0]);
    },
  };
}

/** The part of a file below a path. */
export const partOf = ({ lineOf }: Written, values: unknown, ...path: readonly (string | number)[]): Written => ({
  values,
  name: String(path.at(-1)),
  lineOf: (...within) => lineOf(...path, ...within),
});

/**
 * The values as the schema has them. Throws a `ContentFileError` with the line of the first problem; a message that is
 * no sentence follows the name of its field.
 */
export function checked<Checked extends Schema>(
  schema: Checked,
  { values, name, lineOf }: Written,
): InferType<Checked> {
  try {
    return schema.validateSync(values) as InferType<Checked>;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const path = error.path?.match(/[^.[\]"]+/g)?.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) ?? [];
    const field = path.findLast((key) => typeof key === 'string') ?? name;
    throw new ContentFileError(
      lineOf(...path),
      /^\p{Ll}/u.test(error.message) ? `"${field ?? ''}" ${error.message}` : error.message,
    );
  }
}
