import type { PageRange } from '../core/list-page-data.ts';

type View = Window & typeof globalThis;

/** A visible card and its position on the screen, in px. */
interface Held {
  readonly card: Element;
  readonly top: number;
}

const productsOf = ({ document }: View): Element | null => document.querySelector('[data-list] > ul[role=list]');

const firstInView = (cards: readonly Element[], height: number): Held | undefined => {
  for (const card of cards) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0 && top < height) return { card, top };
  }
  return undefined;
};

/** Runs a callback once when the products have changed, before they are painted. */
export function onProductsChanged(view: View, run: (products: Element) => void): void {
  const products = productsOf(view);
  if (!products) return;
  const observer = new view.MutationObserver(() => {
    observer.disconnect();
    run(products);
  });
  observer.observe(products, { childList: true });
}

/**
 * Keeps the scroll position when a list grows, and moves the focus to the new product nearest to the old ones, so that
 * keyboard and screen reader continue there. Call it when the new products are known and not yet rendered.
 */
export function followGrowth(view: View, before: PageRange, after: PageRange): void {
  if (after.from === before.from && after.to === before.to) return;
  const cards = [...(productsOf(view)?.children ?? [])];
  const held = firstInView(cards, view.innerHeight);
  const known = new Set(cards);
  onProductsChanged(view, ({ children }) => {
    const moved = held?.card.isConnected ? held.card.getBoundingClientRect().top - held.top : 0;
    if (Math.abs(moved) >= 1) view.scrollBy({ top: moved, behavior: 'instant' });
    const added = [...children].filter((card) => !known.has(card));
    const nearest = after.from < before.from ? added.at(-1) : added[0];
    const { activeElement, body } = view.document;
    // Only the pressed link passes the focus on.
    const isHandedOn =
      activeElement === null || activeElement === body || activeElement.matches('a[rel=next], a[rel=prev]');
    if (isHandedOn) nearest?.querySelector('a')?.focus({ preventScroll: true });
  });
}
