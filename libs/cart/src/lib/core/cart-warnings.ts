import type { LineReference } from './pending-operation.ts';
import type { ShownLine } from './replay.ts';

/** One size of a product that the cart holds in several. */
export interface HeldSize {
  readonly line: LineReference;
  readonly size: string;
}

/** A possible slip of the finger, with the change that corrects it. */
export type CartWarning =
  | {
      readonly kind: 'several-units';
      readonly key: string;
      readonly line: LineReference;
      readonly name: string;
      readonly size: string;
      readonly quantity: number;
    }
  | {
      readonly kind: 'several-sizes';
      readonly key: string;
      readonly name: string;
      readonly sizes: readonly HeldSize[];
    };

const sizeOf = ({ product, reference }: ShownLine): string =>
  product.skus.find(({ skuId }) => skuId === reference.skuId)?.name ?? '';

const severalUnits = (lines: readonly ShownLine[]): readonly CartWarning[] =>
  lines
    .filter(({ quantity }) => quantity > 1)
    .map((line) => ({
      kind: 'several-units',
      key: `units-${line.key}`,
      line: line.reference,
      name: line.product.name,
      size: sizeOf(line),
      quantity: line.quantity,
    }));

function severalSizes(lines: readonly ShownLine[]): readonly CartWarning[] {
  const byProduct = new Map<number, ShownLine[]>();
  for (const line of lines)
    byProduct.set(line.product.productId, [...(byProduct.get(line.product.productId) ?? []), line]);
  return [...byProduct].flatMap(([productId, held]): readonly CartWarning[] => {
    const sizes = held.map((line) => ({ line: line.reference, size: sizeOf(line) }));
    if (new Set(sizes.map(({ size }) => size)).size < 2) return [];
    return [{ kind: 'several-sizes', key: `sizes-${productId}`, name: held[0]?.product.name ?? '', sizes }];
  });
}

/** Lists the possible slips that the shopper should check before paying. A gift is never a slip. */
export function cartWarnings(lines: readonly ShownLine[]): readonly CartWarning[] {
  const bought = lines.filter(({ isGift }) => !isGift);
  return [...severalSizes(bought), ...severalUnits(bought)];
}
