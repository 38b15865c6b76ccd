import type { Ports } from '@lyng/feature';
import { loadList } from '../screens/list/load-list.ts';

/** The list of an address, for the pages of other features; the slot `product-list` shows it. */
export const create = (): Ports['productList'] => loadList;
