import type { Href } from '@lyng/routing/core';

/**
 * Where a guest logs in, and the path of this site where they continue afterwards. The cart page spells it itself: this
 * would add a file to its first load.
 */
export const loginHref = (href: Href, returnTo?: string): string =>
  href('home', {}, { query: { action: 'login', returnTo } });
