import { useFrameData } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import type { Menu } from '../core/menu.ts';
import { useMenuItems } from '../react/shop-menus/use-menu-items.ts';

/** If the backend is down, there is no menu. */
const noMenu: Menu = { title: '', items: [] };

/** The first level of the main menu. */
export const Part = ({ children }: Slots['menu:departments']) =>
  children(useMenuItems(useFrameData()?.menus?.main ?? noMenu).map(({ label, href }) => ({ label, href })));
