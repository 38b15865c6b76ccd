import { readCartCount } from '../wire/cart-cookie.ts';

const property = '--cart-count';

/**
 * Shows the count of the cookie in the header of a shared page, which has none, until the cart has loaded. By a custom
 * property: hydration finds the same markup.
 */
export function hintCartCount(page: Window): void {
  const { style } = page.document.documentElement;
  const show = (): void => {
    const count = readCartCount(page.document.cookie);
    const text = count > 0 ? JSON.stringify(count > 99 ? '99+' : String(count)) : '';
    // A change calculates the styles of the page again, which most visitors can do without.
    if (style.getPropertyValue(property) === text) return;
    if (text) style.setProperty(property, text);
    else style.removeProperty(property);
  };
  show();
  // The cart may have changed while the page was in the back-forward cache.
  page.addEventListener('pageshow', ({ persisted }) => persisted && show());
}
