import type { FeedVariant } from './feed-product.ts';
import { roleOfName } from './option-roles.ts';

type Titled = Pick<FeedVariant, 'title' | 'size' | 'colour'>;

/** The signs between the parts of a title: `Hoodie - `, `Hoodie, `, `Hoodie (`. */
const SEPARATED = /^(.*\S)(?:\s+[–—/|-]+\s*|\s*[,;:|(]\s*)$/u;

/** The name of an option behind a separator: `Hoodie - Color`, `Hoodie, Size:`. */
const LABELLED = /^(.*\S)(?:\s+[–—/|-]+\s+|\s*[,;|(]\s*)(\p{L}+)[.:]?\s*$/u;

const END = /[\s,;:/|(–—-]+$/;

function withoutLabel(title: string): string | undefined {
  const [, before, label = ''] = LABELLED.exec(title) ?? [];
  return roleOfName(label) === undefined ? undefined : before;
}

/** The title without a last part that is the value, perhaps behind its label: `- Black`, `(Size: M)`. */
function withoutLastPart(title: string, value = ''): string {
  const text = title.replace(/\)$/, '');
  if (value === '' || !text.toLowerCase().endsWith(value.toLowerCase())) return title;
  const before = text.slice(0, -value.length);
  return withoutLabel(before) ?? SEPARATED.exec(before)?.[1] ?? title;
}

/** The title without a size that is its first part or its last word. */
function withoutSizeWord(title: string, size = ''): string {
  if (size === '') return title;
  if (title.toLowerCase().startsWith(size.toLowerCase())) {
    const [, rest] = /^(?:\s+[–—/|-]+\s+|\s*[,;:|]\s*)(.+)$/u.exec(title.slice(size.length)) ?? [];
    if (rest !== undefined) return rest;
  }
  const isLast = title.toLowerCase().endsWith(` ${size.toLowerCase()}`);
  return isLast ? title.slice(0, -size.length - 1).replace(END, '') : title;
}

/** The title of a variant without its size, and without a colour that is a part of its own. */
function plainTitle({ title = '', size, colour }: Titled, isShared: boolean): string {
  const parts = [size, colour, size].reduce<string>(withoutLastPart, title);
  // A title that all sizes share may end in a number that is not a size: `Air Max 90`.
  return isShared ? parts : withoutLastPart(withoutSizeWord(parts, size), colour);
}

/** The beginning that titles such as `Sund hoodie, black` have in common; undefined where that is one word or none. */
function commonBeginning([first = '', ...others]: readonly string[]): string | undefined {
  const words = first.split(' ');
  const rest = others.map((title) => title.split(' '));
  const end = words.findIndex((word, place) => rest.some((title) => title[place] !== word));
  if (end === -1) return first;
  const beginning = words.slice(0, end).join(' ');
  const shared = (withoutLabel(beginning) ?? beginning).replace(END, '');
  return shared.includes(' ') ? shared : undefined;
}

/**
 * A title without sizes for each colour whose variants have titles: the beginning that all titles have in common, else
 * that of the colour's own titles, else the first one of them.
 */
export function titlesOfColours(colours: readonly (readonly Titled[])[]): readonly (string | undefined)[] {
  if (colours.flat().every(({ title }) => title === undefined)) return [];
  const isShared = new Set(colours.flat().map(({ title }) => title)).size === 1;
  const plain = colours.map((variants) => variants.map((variant) => plainTitle(variant, isShared)));
  const shared = commonBeginning(plain.flat());
  return plain.map((titles) => shared ?? commonBeginning(titles) ?? titles[0]);
}
