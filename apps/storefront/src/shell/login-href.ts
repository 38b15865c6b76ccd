import type { Href } from '@lyng/routing/core';

/**
 * Where a guest logs in, and the path of this site where they go on afterwards (ROUTE-20). The cart page spells it itself:
 * this would be one file more of its first load.
 */
export const loginHref = (href: Href, returnTo?: string): string =>
  href('home', {}, { query: { action: 'login', returnTo } });
