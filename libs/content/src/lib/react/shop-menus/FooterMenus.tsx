import { FooterColumn } from '@lyng/ui';
import type { Menu } from '../../core/menu.ts';
import { useMenuItems } from './use-menu-items.ts';

const Column = ({ menu }: { readonly menu: Menu }) => <FooterColumn title={menu.title} links={useMenuItems(menu)} />;

/** The menus of the footer, one column each. */
export const FooterMenus = ({ menus }: { readonly menus: readonly Menu[] }) =>
  menus.map((menu) => <Column key={menu.title} menu={menu} />);
