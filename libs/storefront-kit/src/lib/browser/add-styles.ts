import { loadStyles } from '@lyng/feature';
import type { RouteObject } from 'react-router-dom';

/** Lets the routes that are not loaded yet wait for all styles: the document has those of the first page only. */
export function addStyles(routes: RouteObject[] = []): void {
  for (const route of routes) {
    const { lazy } = route;
    if (typeof lazy === 'function') route.lazy = async () => (await Promise.all([lazy(), loadStyles()]))[0];
    addStyles(route.children);
  }
}
