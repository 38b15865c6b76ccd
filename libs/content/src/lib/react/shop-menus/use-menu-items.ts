import { useSite } from '@lyng/routing';
import type { MenuItem as ShownItem } from '@lyng/ui';
import { useMemo } from 'react';
import type { Menu, MenuItem } from '../../core/menu.ts';
import { sitePath } from '../../core/site-path.ts';

/** A campaign's list stands out among the categories. */
const isSale = (url: string): boolean => url.startsWith('/dc/');

const shownItems = (items: readonly MenuItem[], basePath: string): readonly ShownItem[] =>
  items.flatMap(({ label, url, children }) => {
    const href = sitePath(url, basePath);
    if (href === null) return [];
    const below = shownItems(children, basePath);
    return [
      { label, href, ...(isSale(url) && { tone: 'sale' as const }), ...(below.length > 0 && { children: below }) },
    ];
  });

/** A menu as the header and footer show it: its links on this site, without invalid ones. */
export const useMenuItems = (menu: Menu): readonly ShownItem[] => {
  const { basePath } = useSite();
  return useMemo(() => shownItems(menu.items, basePath), [menu, basePath]);
};
