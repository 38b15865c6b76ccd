import type { ListedProduct } from '@lyng/model';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { productsSeen } from '../../state/catalogue-events.ts';
import { useProductsSeen } from './use-products-seen.ts';

/**
 * Reports the products of a row that come into view.
 * @param id the element that holds the cards, in the order of the products
 * @param list its name for statistics
 */
export function useRowSeen(id: string, list: string, products: readonly ListedProduct[]): void {
  const dispatch = useDispatch();
  const report = useCallback<Parameters<typeof useProductsSeen>[3]>(
    (seen) => void dispatch(productsSeen({ list, products: seen })),
    [dispatch, list],
  );
  useProductsSeen(id, list, { products, offset: 0 }, report);
}
