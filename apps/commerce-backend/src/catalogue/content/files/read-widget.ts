import { isRecord } from '@lyng/model';
import { isWidgetType, widgetFields, widgetSizes } from '../widgets/widget-fields.ts';
import type { Field, Fields, WidgetType } from '../widgets/widget-fields.ts';
import { audienceKeys } from '../widgets/widget-audience.ts';
import type { WidgetAudience } from '../widgets/widget-audience.ts';
import { ContentFileError } from './content-error.ts';
import { isLinkAddress, LINK_ADVICE } from './link-address.ts';
import { readYaml } from './read-yaml.ts';
import type { YamlMap } from './read-yaml.ts';

/** A widget as an editor wrote it; its fields are as `widgetFields` describes them. */
export interface WrittenWidget {
  readonly type: WidgetType;
  readonly size: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Who sees it, and where. */
  readonly audience: WidgetAudience;
  /** The line in its file, from 1. */
  readonly line: number;
}

type Path = readonly (string | number)[];

const IMAGE = /^(?:images\/(?:[\w-]+\/)*)?\w[\w.-]*$/;
/** An image in Markdown. */
const MARKDOWN_IMAGE = /!\[[^\]]*\]\(/;

const quoted = (names: readonly string[]): string => names.join(', ');

const problemOf = (field: Field, value: unknown): string | undefined => {
  switch (field.kind) {
    case 'markdown':
      if (typeof value === 'string' && MARKDOWN_IMAGE.test(value))
        return 'has an image. Put it into the page itself on a line of its own, or into a widget of the type Image.';
      return typeof value === 'string' ? undefined : 'needs a text.';
    case 'text':
    case 'html':
      return typeof value === 'string' || typeof value === 'number' ? undefined : 'needs a text.';
    case 'link':
      return isLinkAddress(value) ? undefined : `needs ${LINK_ADVICE}`;
    case 'image':
      return typeof value === 'string' && IMAGE.test(value)
        ? undefined
        : 'needs the file of an image such as images/heath.jpg, the file name of an image of the catalogue, or "newest" for one of the newest products.';
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 48
        ? undefined
        : 'needs an integer from 1 to 48.';
    case 'data':
      return isRecord(value) ? undefined : 'needs names with values below it.';
    case 'words':
      return Array.isArray(value) && value.every((word) => typeof word === 'string')
        ? undefined
        : 'needs a list of words.';
    case 'choice':
      return field.of.some((known) => known === value) ? undefined : `is one of ${quoted(field.of)}.`;
    case 'list':
      return Array.isArray(value) && value.length > 0 && value.every(isRecord)
        ? undefined
        : 'needs a list: one "- name: value" for each item.';
  }
};

function checkFields(values: Readonly<Record<string, unknown>>, fields: Fields, path: Path, yaml: YamlMap): void {
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined)
      throw new ContentFileError(
        yaml.lineOf(...path, name),
        `"${name}" is not a field here. It has ${quoted(Object.keys(fields))}.`,
      );
    const problem = problemOf(field, value);
    if (problem) throw new ContentFileError(yaml.lineOf(...path, name), `"${name}" ${problem}`);
    if (field.kind === 'list')
      (value as readonly Readonly<Record<string, unknown>>[]).forEach((item, index) => {
        checkFields(item, field.of, [...path, name, index], yaml);
      });
  }
  const missing = Object.entries(fields).find(([name, field]) => field.isRequired && values[name] === undefined);
  if (missing) throw new ContentFileError(yaml.lineOf(...path), `"${missing[0]}" is missing.`);
}

/** What the fields alone do not demand. */
function checkCombination(type: WidgetType, values: Readonly<Record<string, unknown>>, line: number): void {
  if (type === 'Tiles' && values['from'] === undefined && values['items'] === undefined)
    throw new ContentFileError(line, 'Tiles need "items", or "from: departments".');
  if (type === 'Banner' && values['heading'] === undefined && values['image'] === undefined && !values['campaign'])
    throw new ContentFileError(line, 'A banner needs a "heading", an "image", or "campaign: current".');
}

const oneOf = (yaml: YamlMap, name: string, known: readonly string[], fallback?: string): string | undefined => {
  const value = yaml.values[name] ?? fallback;
  if (value === undefined || known.some((each) => each === value)) return value as string | undefined;
  throw new ContentFileError(yaml.lineOf(name), `"${name}" is one of ${quoted(known)}.`);
};

const isName = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Who sees a widget: `displaySetting`, `customerType`, and `for` with ids or aliases. */
function readAudience(yaml: YamlMap): WidgetAudience {
  const displaySetting = oneOf(yaml, 'displaySetting', ['mobile', 'desktop']);
  const customerType = oneOf(yaml, 'customerType', ['PERSON', 'ORGANIZATION']);
  const written = yaml.values['for'] ?? {};
  if (!isRecord(written)) throw new ContentFileError(yaml.lineOf('for'), '"for" needs "Category: alias" below it.');
  const entries = Object.entries(written).map(([key, value]): [string, readonly string[]] => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (!audienceKeys.some((known) => known === key) || !values.every(isName))
      throw new ContentFileError(
        yaml.lineOf('for', key),
        `"for" has ids or aliases below one of ${quoted(audienceKeys)}.`,
      );
    return [key, values.map(String)];
  });
  return {
    ...(displaySetting && { displaySetting }),
    ...(customerType && { customerType }),
    for: Object.fromEntries(entries),
  };
}

/** Reads the YAML between the lines of a widget; its first line is line `start` of the file. */
export function readWidget(text: string, start: number): WrittenWidget {
  const yaml = readYaml(text, start);
  const { type, size: _size, displaySetting: _display, customerType: _customer, for: _for, ...values } = yaml.values;
  if (!isWidgetType(type))
    throw new ContentFileError(
      yaml.lineOf('type'),
      `"type" ${type === undefined ? 'is missing' : `is ${JSON.stringify(type)}`}. It is one of ${quoted(Object.keys(widgetFields))}.`,
    );
  const size = oneOf(yaml, 'size', widgetSizes, 'full') ?? 'full';
  const audience = readAudience(yaml);
  checkFields(values, widgetFields[type], [], yaml);
  checkCombination(type, values, start);
  return { type, size, values, audience, line: start };
}
