import type { FeedVariant } from './feed-product.ts';

const oneSize = 'One size';

const oneSizeWords = /^(?:one size(?: fits (?:all|most))?|os|osfa|onesize|uni|none|n\/a|default title)$/i;

/** Letters, or a number of centimetres or inches: printed in capitals. `3m` is an age. */
const KNOWN = /^(?:[2-6]?X{0,3}[SL]|M|W\d{2} L\d{2}|\d{2,3} CM|\d{1,3}(?:[./,-]\d{1,3})?)$/;

/** A label is short and of letters, digits and the signs of sizes. */
const LABEL = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .,/()+'’"”½¼¾&:-]{0,19}$/u;

/** A key of a database: digits alone, hexadecimal, or a long word of letters and digits without a space. */
const KEY = /^(?:\d{4,}|[0-9a-f]{8}-[0-9a-f-]*|(?=\S*\d)(?=\S*[a-z])(?=\S*[A-Z])\S{9,}|(?=\S*\d)\S{13,})$/;

function plainLabel(size: string | undefined): string | undefined {
  if (size === undefined || oneSizeWords.test(size)) return oneSize;
  const label = size
    .toUpperCase()
    .replace(/^(?:(X)-?)?SMALL$/, '$1S')
    .replace(/^MEDIUM$/, 'M')
    .replace(/^(?:(XX?)-?)?LARGE$/, '$1L');
  if (KNOWN.test(label)) return label.replace('CM', 'cm');
  return LABEL.test(size) && !KEY.test(size) ? size : undefined;
}

/** Systems other than the shop's: a German 38 is a 38 of the shop in shoes and in clothes. */
const FOREIGN_SYSTEM = /^(?!(?:EUR?|DE|AT)$)[A-Z]{2,4}$/;

/** Numbers that mean the same everywhere (lengths and heights in cm, ages) or that name their system. */
const measures: readonly RegExp[] = [
  /^\d+(?:[.,]5)? ?cm$/i,
  /^(?:[5-9]\d|1[0-7]\d)\/(?:[5-9]\d|1[0-7]\d)$/,
  /^\d+-\d+ ?m$/i,
  /\d ?-?(?:mo|mdr|mnd|mån|kk|months?|yrs?|years?|år|v|vuotta)$/i,
  /\b(?:EUR?|UK|US|DE|FR|IT|JP|CN|BR|AU|MEX)\b/i,
];

/**
 * A number of another system has its system before it, as the brand prints it: which number of the shop that would be
 * differs from brand to brand, by up to a whole size.
 */
const inSystem = (label: string, system: string): string =>
  FOREIGN_SYSTEM.test(system) && /^\d/.test(label) && !measures.some((measure) => measure.test(label))
    ? `${system} ${label}`
    : label;

/** Cuts for shorter and taller people: the same size is another garment. */
function inLength(label: string, types: readonly string[]): string {
  const length = ['Petite', 'Tall'].find((name) => types.some((type) => type.toLowerCase() === name.toLowerCase()));
  return length === undefined || label.toLowerCase().includes(length.toLowerCase()) ? label : `${length} ${label}`;
}

type Sized = Pick<FeedVariant, 'size' | 'sizeSystem' | 'sizeTypes'>;

/**
 * The size as the label prints it, and as the feed writes it where it is of no known shape; undefined for no label.
 * Another system than the shop's and a shorter or longer cut are named before it.
 */
export function sizeLabel({ size, sizeSystem = '', sizeTypes = [] }: Sized): string | undefined {
  const label = plainLabel(size);
  if (label === undefined || label === oneSize) return label;
  return inLength(inSystem(label, sizeSystem.toUpperCase()), sizeTypes);
}

/** The same for every spelling of a size: `Medium` and `m`, `EU 38½` and `38,5`, `XXL` and `2XL`. */
export const sizeKey = (variant: Sized): string =>
  (sizeLabel(variant) ?? variant.size ?? '')
    .toLowerCase()
    .replaceAll('½', '.5')
    .replaceAll(',', '.')
    .replace(/[–—-]/g, '/')
    .replace(/\s+/g, '')
    .replace(/^eur?(?=\d)|(?<=\d)eur?$/, '')
    .replace(/^x{2,}(?=[sl]$)/, (crosses) => `${crosses.length}x`);
