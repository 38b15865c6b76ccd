import type { SourceSku } from '../../catalogue-source.ts';
import type { Random } from '../random.ts';

/** How a product stands in the warehouse; the sizes of one product then differ within it. */
export type StockStory = 'well-stocked' | 'running-low' | 'sold-out' | 'on-its-way' | 'made-to-order' | 'drop-shipped';

/** Chooses a story as a shop that sells well would have them. */
export function stockStory(random: Random): StockStory {
  const roll = random.next();
  if (roll < 0.78) return 'well-stocked';
  if (roll < 0.88) return 'running-low';
  if (roll < 0.91) return 'sold-out';
  if (roll < 0.93) return 'on-its-way';
  return roll < 0.97 ? 'made-to-order' : 'drop-shipped';
}

type Stock = Pick<SourceSku, 'inStock' | 'oversellable' | 'static' | 'incomingInDays'>;

const none = { inStock: 0, oversellable: 0, static: 0 };

function stockOf(story: StockStory, random: Random): Stock {
  switch (story) {
    case 'well-stocked':
      // One size in eight is gone and one in eight nearly so: nobody's shelf is full.
      if (random.chance(0.12))
        return { ...none, ...(random.chance(0.4) ? { incomingInDays: random.between(3, 21) } : {}) };
      return { ...none, inStock: random.chance(0.12) ? random.between(1, 5) : random.between(6, 60) };
    case 'running-low':
      return { ...none, inStock: random.chance(0.45) ? 0 : random.between(1, 5) };
    case 'sold-out':
      return none;
    case 'on-its-way':
      return { ...none, incomingInDays: random.between(4, 28) };
    case 'made-to-order':
      return { ...none, inStock: random.chance(0.3) ? random.between(1, 3) : 0, oversellable: random.between(10, 25) };
    case 'drop-shipped':
      return { ...none, static: random.between(15, 40) };
  }
}

/** An EAN-13 from the range for use within one's own shop (prefix 20–29), so that it meets no real product. */
export function gtinOf(skuId: number): string {
  const digits = `29${String(skuId).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export interface SkuOrder {
  readonly firstSkuId: number;
  readonly articleNumber: string;
  readonly sizes: readonly string[];
  readonly story: StockStory;
  /** Days until a product that is not yet for sale arrives. */
  readonly arrivesInDays?: number;
  readonly random: Random;
}

/** One SKU per size; what has not arrived yet has no stock but a date. */
export function makeSkus(order: SkuOrder): SourceSku[] {
  const shelves =
    order.arrivesInDays === undefined
      ? shelvesOf(order)
      : order.sizes.map(() => ({ ...none, incomingInDays: order.arrivesInDays }));
  return order.sizes.map((name, index) => ({
    skuId: order.firstSkuId + index,
    articleNumber: `${order.articleNumber}-${String(index + 1).padStart(2, '0')}`,
    gtin: gtinOf(order.firstSkuId + index),
    name,
    ...(shelves[index] ?? none),
  }));
}

/** Chance may empty every shelf of a product with few sizes; unless it is meant to be sold out, one is filled again. */
function shelvesOf({ sizes, story, random }: SkuOrder): readonly Stock[] {
  const shelves = sizes.map(() => stockOf(story, random));
  const isEmpty = shelves.every(({ inStock, oversellable, static: fixed }) => inStock + oversellable + fixed === 0);
  if (!isEmpty || story === 'sold-out' || story === 'on-its-way') return shelves;
  return [{ ...none, inStock: random.between(2, 5) }, ...shelves.slice(1)];
}
