import { makeProductSummary, makeSku } from '@lyng/model/testing';
import { cartSlice } from '../state/cart-slice.ts';
import type { CartServer } from './cart-server.ts';

const { operationQueued } = cartSlice.actions;

/** The intents of a shopper, by size. */
export const add = (skuId: number, quantity = 1) =>
  operationQueued({ kind: 'add', skuId, quantity, product: { ...makeProductSummary(), skus: [makeSku(skuId)] } });
export const set = (skuId: number, quantity: number) =>
  operationQueued({ kind: 'set-quantity', line: { skuId, itemId: null }, quantity });
export const promo = (promoCode: string) => operationQueued({ kind: 'set-promo-code', promoCode });

/** The units of each size in a cart of the server. */
export const unitsOf = (server: CartServer, id: string): Record<number, number> =>
  Object.fromEntries((server.carts.get(id)?.items ?? []).map(({ skuId, quantity }) => [skuId, quantity]));

/** Lets what is on its way arrive. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
