import type { FeedVariant } from './parse-feed-product.ts';

const oneSize = 'One size';

const oneSizeWords = /^(?:one size(?: fits (?:all|most))?|os|osfa|onesize|uni|none|n\/a|default title)$/i;

/** Letters that feeds write out. */
const writtenOut: Readonly<Record<string, string>> = {
  SMALL: 'S',
  MEDIUM: 'M',
  LARGE: 'L',
  XSMALL: 'XS',
  'X-SMALL': 'XS',
  XLARGE: 'XL',
  'X-LARGE': 'XL',
  XXLARGE: 'XXL',
  'XX-LARGE': 'XXL',
};

const shapes: readonly RegExp[] = [
  /^(?:[2-6]?X{0,3}[SL]|M|XX?S|XX?L)$/,
  /^(?:[1-9]|[1-4]\d)(?:[.,]5)?$/,
  /^(?:5\d|6\d|7\d|8\d|9\d|1[0-7]\d)(?:\/(?:5\d|6\d|7\d|8\d|9\d|1[0-7]\d))?$/,
  /^W\d{2} L\d{2}$/,
  /^\d{2,3} cm$/,
  /^\d{2}-\d{2}$/,
];

/** A label is short and of letters, digits and the signs of sizes. */
const plainText = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .,/()+'’"”½¼¾&:-]{0,19}$/u;

/** A key of a database: digits alone, hexadecimal, or a long word of letters and digits without a space. */
const encodedId = /^(?:\d{4,}|[0-9a-f]{8}-[0-9a-f-]*|(?=\S*\d)(?=\S*[a-z])(?=\S*[A-Z])\S{9,}|(?=\S*\d)\S{13,})$/;

/** Systems whose numbers are those of the shop: a German 38 is its 38 in shoes and in clothes. */
const ownSystems = /^(?:eu|eur|de|at)$/i;

const systemName = /^[a-z]{2,4}$/i;

/** Numbers that mean the same everywhere: lengths and heights in cm, and ages. */
const measures: readonly RegExp[] = [
  /^\d+(?:[.,]5)? ?cm$/i,
  /^(?:[5-9]\d|1[0-7]\d)\/(?:[5-9]\d|1[0-7]\d)$/,
  /^\d+-\d+ ?m$/i,
  /\d ?-?(?:mo|mdr|mnd|mån|kk|months?|yrs?|years?|år|v|vuotta)$/i,
];

const namesSystem = /\b(?:EUR?|UK|US|DE|FR|IT|JP|CN|BR|AU|MEX)\b/i;

/**
 * A number of another system has its system before it, as the brand prints it: which number of the shop that would be
 * differs from brand to brand, by up to a whole size.
 */
const inSystem = (label: string, system: string | undefined): string =>
  system === undefined ||
  ownSystems.test(system) ||
  !systemName.test(system) ||
  !/^\d/.test(label) ||
  measures.some((measure) => measure.test(label)) ||
  namesSystem.test(label)
    ? label
    : `${system.toUpperCase()} ${label}`;

/** Cuts for shorter and taller people: the same size is another garment. */
const lengths: ReadonlyMap<string, string> = new Map([
  ['petite', 'Petite'],
  ['tall', 'Tall'],
]);

const inLength = (label: string, types: readonly string[]): string => {
  const length = types.flatMap((type) => lengths.get(type.toLowerCase()) ?? [])[0];
  return length === undefined || label.toLowerCase().includes(length.toLowerCase()) ? label : `${length} ${label}`;
};

/** A size, its system and its cuts. */
export type Sized = Pick<FeedVariant, 'size' | 'sizeSystem' | 'sizeTypes'>;

/**
 * The size as the label prints it, and as the feed writes it where it is of no known shape; undefined for no label.
 * Another system than the shop's and a shorter or longer cut are named before it.
 */
export function sizeLabel(
  size: string | undefined,
  { sizeSystem, sizeTypes = [] }: Omit<Sized, 'size'> = {},
): string | undefined {
  const label = plainLabel(size);
  return label === undefined || label === oneSize ? label : inLength(inSystem(label, sizeSystem), sizeTypes);
}

/** The same for every spelling of a size: `Medium` and `m`, `EU 38½` and `38,5`, `XXL` and `2XL`. */
export function sizeKey(variant: Sized): string {
  const text = (sizeLabel(variant.size, variant) ?? variant.size ?? '')
    .toLowerCase()
    .replaceAll('½', '.5')
    .replaceAll(',', '.')
    .replace(/[–—-]/g, '/')
    .replace(/\s+/g, '')
    .replace(/^eur?(?=\d)|(?<=\d)eur?$/, '');
  return text.replace(/^x{2,}(?=[sl]$)/, (crosses) => `${crosses.length}x`);
}

/** The variants of one colour with each size once: of two spellings the one in stock, else the first; `onTwice` gets the others. */
export const eachSizeOnce = <Item>(
  items: readonly Item[],
  variantOf: (item: Item) => Pick<FeedVariant, 'size' | 'sizeSystem' | 'sizeTypes' | 'stock'>,
  onTwice: (dropped: Item, kept: Item) => void,
): readonly Item[] =>
  [...Map.groupBy(items, (item) => sizeKey(variantOf(item))).values()].flatMap((same) => {
    const kept = same.find((item) => variantOf(item).stock !== 0) ?? same[0];
    for (const item of same) if (item !== kept && kept !== undefined) onTwice(item, kept);
    return kept ?? [];
  });

function plainLabel(size: string | undefined): string | undefined {
  if (size === undefined || oneSizeWords.test(size)) return oneSize;
  const label = size.toUpperCase().replace(/ CM$/, ' cm');
  if (Object.hasOwn(writtenOut, label)) return writtenOut[label];
  if (shapes.some((shape) => shape.test(label))) return label;
  return plainText.test(size) && !encodedId.test(size) ? size : undefined;
}
