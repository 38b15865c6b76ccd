import type { ListedProduct } from '@lyng/model';
import { useEffect, useRef } from 'react';

/** Half of a card counts as seen. */
const SEEN_PART = 0.5;

interface SeenProduct {
  readonly product: ListedProduct;
  readonly position: number;
}

/**
 * Reports the products of a list or a row whose cards come into view, each once.
 * @param listId the element that holds the cards, in the order of the products
 * @param listKey another one begins a new list, whose products count again
 * @param offset how many products of the list come before the first card
 */
export function useProductsSeen(
  listId: string,
  listKey: string,
  { products, offset }: { readonly products: readonly ListedProduct[]; readonly offset: number },
  report: (seen: readonly SeenProduct[]) => void,
): void {
  const known = useRef({ listKey: '', ids: new Set<number>() });
  useEffect(() => {
    // Old browsers: the list works, and nothing is counted.
    if (!('IntersectionObserver' in window)) return undefined;
    if (known.current.listKey !== listKey) known.current = { listKey, ids: new Set() };
    const { ids } = known.current;
    const cards = [...(document.getElementById(listId)?.querySelectorAll('article') ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.flatMap(({ isIntersecting, target }): readonly SeenProduct[] => {
          const index = cards.indexOf(target as HTMLElement);
          const product = products[index];
          if (!isIntersecting || !product) return [];
          observer.unobserve(target);
          if (ids.has(product.productId)) return [];
          ids.add(product.productId);
          return [{ product, position: offset + index + 1 }];
        });
        if (seen.length > 0) report(seen);
      },
      { threshold: SEEN_PART },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [listId, listKey, products, offset, report]);
}
