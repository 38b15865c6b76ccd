import type { Slots } from '@lyng/feature';
import { LazyAddedRows } from '../react/personal-rows/LazyRows.tsx';

/** Recommendations for the product that was just added to the cart. */
export const Part = (added: Slots['cart:added']) => <LazyAddedRows {...added} />;
