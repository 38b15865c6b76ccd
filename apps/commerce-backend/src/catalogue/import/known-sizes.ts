import type { DemoKind } from '@lyng/demo-catalogue/core';

const oneSize = 'One size';

/** Kinds that are one-size unless the feed names sizes. */
const withoutSizes: readonly DemoKind[] = [
  'bag',
  'tote',
  'backpack',
  'scarf',
  'beanie',
  'cap',
  'sunglasses',
  'watch',
  'wallet',
];

const shapes: readonly RegExp[] = [
  /^(?:[2-6]?X{0,3}[SL]|M|XX?S|XX?L)$/,
  /^(?:[1-9]|[1-4]\d)(?:[.,]5)?$/,
  /^(?:5\d|6\d|7\d|8\d|9\d|1[0-7]\d)(?:\/(?:5\d|6\d|7\d|8\d|9\d|1[0-7]\d))?$/,
  /^W\d{2} L\d{2}$/,
  /^\d{2,3} cm$/,
  /^\d{2}-\d{2}$/,
];

/** The size as the label prints it; undefined for a size that does not exist in this trade. */
export function sizeLabel(kind: DemoKind, size: string | undefined): string | undefined {
  if (size === undefined) return withoutSizes.includes(kind) ? oneSize : undefined;
  if (/^(?:one size|os|onesize)$/i.test(size)) return oneSize;
  const label = size.toUpperCase().replace(/ CM$/, ' cm');
  return shapes.some((shape) => shape.test(label)) ? label : undefined;
}
