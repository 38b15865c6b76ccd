import type { SourceSku } from '@lyng/model';
import type { Random } from '../random.ts';
import { gtinOf } from './gtin.ts';

/** The stock of a product; its sizes differ within that. */
export type StockScenario =
  | 'well-stocked'
  | 'running-low'
  | 'sold-out'
  | 'on-its-way'
  | 'made-to-order'
  | 'drop-shipped';

/** Chooses a scenario with the distribution of a healthy shop. */
export function stockScenario(random: Random): StockScenario {
  const roll = random.next();
  if (roll < 0.78) return 'well-stocked';
  if (roll < 0.88) return 'running-low';
  if (roll < 0.91) return 'sold-out';
  if (roll < 0.93) return 'on-its-way';
  return roll < 0.97 ? 'made-to-order' : 'drop-shipped';
}

type Stock = Pick<SourceSku, 'inStock' | 'oversellable' | 'static' | 'incomingInDays'>;

const none = { inStock: 0, oversellable: 0, static: 0 };

function stockOf(scenario: StockScenario, random: Random): Stock {
  switch (scenario) {
    case 'well-stocked':
      // One size in eight is gone and one in eight nearly so: no product has every size in stock.
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

export interface SkuOrder {
  readonly firstSkuId: number;
  readonly articleNumber: string;
  readonly sizes: readonly string[];
  readonly scenario: StockScenario;
  /** Days until a product that is not yet for sale arrives. */
  readonly arrivesInDays?: number;
  readonly random: Random;
}

/** One SKU per size; a product that has not arrived yet has no stock but a date. */
export function makeSkus(order: SkuOrder): SourceSku[] {
  const stocks =
    order.arrivesInDays === undefined
      ? stocksOf(order)
      : order.sizes.map(() => ({ ...none, incomingInDays: order.arrivesInDays }));
  return order.sizes.map((name, index) => ({
    skuId: order.firstSkuId + index,
    articleNumber: `${order.articleNumber}-${String(index + 1).padStart(2, '0')}`,
    gtin: gtinOf(order.firstSkuId + index),
    name,
    ...(stocks[index] ?? none),
  }));
}

/**
 * Chance may sell out every size of a product with few sizes; unless it is meant to be sold out, one is filled again.
 */
function stocksOf({ sizes, scenario, random }: SkuOrder): readonly Stock[] {
  const stocks = sizes.map(() => stockOf(scenario, random));
  const isEmpty = stocks.every(({ inStock, oversellable, static: fixed }) => inStock + oversellable + fixed === 0);
  if (!isEmpty || scenario === 'sold-out' || scenario === 'on-its-way') return stocks;
  return [{ ...none, inStock: random.between(2, 5) }, ...stocks.slice(1)];
}
