import { readCartCount } from '../wire/cart-count-cookie.ts';

/**
 * Shows the count of the cookie in the header of a shared page, which has none, until the cart has loaded. By a custom
 * property: hydration finds the same markup.
 */
export function hintCartCount(page: Window): void {
  const show = (): void => {
    const count = readCartCount(page.document.cookie);
    page.document.documentElement.style.setProperty(
      '--cart-count',
      count > 0 ? JSON.stringify(count > 99 ? '99+' : String(count)) : 'none',
    );
  };
  show();
  // The cart may have changed while the page was in the back-forward cache.
  page.addEventListener('pageshow', ({ persisted }) => persisted && show());
}
