import type { ListedProduct } from '@lyng/model';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { productsSeen } from '../../state/catalogue-events.ts';

/** Half of a card counts as seen. */
const SEEN_PART = 0.5;

/**
 * Reports the products of a list or a row whose cards come into view, each once.
 * @param listId the element that holds the cards, in the order of the products
 * @param list the name of the list for statistics
 * @param listKey another one begins a new list, whose products count again
 * @param offset the number of products of the list before the first card
 */
export function useProductsSeen(
  listId: string,
  list: string,
  products: readonly ListedProduct[],
  { listKey, offset }: { readonly listKey: string; readonly offset: number } = { listKey: list, offset: 0 },
): void {
  const dispatch = useDispatch();
  const known = useRef({ listKey: '', ids: new Set<number>() });
  useEffect(() => {
    // Old browsers: the list works, and nothing is counted.
    if (!('IntersectionObserver' in window)) return undefined;
    if (known.current.listKey !== listKey) known.current = { listKey, ids: new Set() };
    const { ids } = known.current;
    const cards = [...(document.getElementById(listId)?.querySelectorAll('article') ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.flatMap(({ isIntersecting, target }) => {
          const index = cards.indexOf(target as HTMLElement);
          const product = products[index];
          if (!isIntersecting || !product) return [];
          observer.unobserve(target);
          if (ids.has(product.productId)) return [];
          ids.add(product.productId);
          return [{ product, position: offset + index + 1 }];
        });
        if (seen.length > 0) dispatch(productsSeen({ list, products: seen }));
      },
      { threshold: SEEN_PART },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [dispatch, listId, list, listKey, products, offset]);
}
