import type { Menu, MenuItem } from '../core/menu.ts';
import type { MenuEntryFieldsFragment, MenuFieldsFragment } from './menu-fields.generated.ts';

interface WireItem extends MenuEntryFieldsFragment {
  readonly children?: readonly (WireItem | null)[] | null;
}

const parseItems = (items: readonly (WireItem | null)[] | null | undefined): readonly MenuItem[] =>
  (items ?? [])
    .filter((item) => item !== null)
    .filter((item) => !item.hidden && item.label)
    .toSorted((a, b) => a.order - b.order)
    .map(({ label, canonicalUrl, children }) => ({
      label: label ?? '',
      url: canonicalUrl ?? '',
      children: parseItems(children),
    }));

/** Parses a menu of the API: hidden entries are left out, each level is sorted; a missing menu is empty. */
export const parseMenu = (menu: MenuFieldsFragment | null): Menu => ({
  title: menu?.title ?? '',
  items: parseItems(menu?.menuItems),
});
