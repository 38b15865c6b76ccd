import type { Messages } from '@lingui/core';
import { pseudoText } from './pseudo-text.ts';

/** A compiled message: text, or text and places: `['Total ', ['price']]`, `[['count', 'plural', { one: …, other: … }]]`. */
type Part = string | readonly unknown[];

const isForms = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindsWithForms: readonly unknown[] = ['plural', 'select', 'selectordinal'];

/** Placeholders stay as they are; the texts of plurals and selects become pseudo as well. */
function pseudoPart(part: unknown): unknown {
  if (typeof part === 'string') return pseudoText(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, forms] = part as readonly unknown[];
  if (!kindsWithForms.includes(kind) || !isForms(forms)) return part;
  const pseudoForms = Object.entries(forms).map(([form, text]) => [form, form === 'offset' ? text : pseudoParts(text)]);
  return [name, kind, Object.fromEntries(pseudoForms)];
}

const pseudoParts = (text: unknown): unknown => (Array.isArray(text) ? text.map(pseudoPart) : pseudoPart(text));

/** A message in brackets: where one is missing, the text is cut off. */
const bracketed = (message: unknown): readonly Part[] =>
  ['[', ...[pseudoParts(message)].flat(), ']'] as readonly Part[];

/**
 * A catalogue in the pseudo-locale: accented, 40 % longer, in brackets. Made when Storybook loads, from a real language:
 * Finnish stretched is the longest that the shop can become.
 */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, bracketed(message)])) as Messages;
