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

/** The size as the label prints it, and as the feed writes it where it is of no known shape; undefined for no label. */
export function sizeLabel(size: string | undefined): string | undefined {
  if (size === undefined || oneSizeWords.test(size)) return oneSize;
  const label = size.toUpperCase().replace(/ CM$/, ' cm');
  if (Object.hasOwn(writtenOut, label)) return writtenOut[label];
  if (shapes.some((shape) => shape.test(label))) return label;
  return plainText.test(size) && !encodedId.test(size) ? size : undefined;
}
