/** One entry of a menu. */
export interface MenuItem {
  readonly label: string;
  /** A path of this shop without prefixes, or an address elsewhere; empty for a heading that leads nowhere. */
  readonly url: string;
  readonly children: readonly MenuItem[];
}

/** A menu as the editors put it in its place. */
export interface Menu {
  /** The heading above a footer column; may be empty. */
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** The menus that stand around every page. */
export interface ShopMenus {
  readonly main: Menu;
  readonly footer: readonly Menu[];
}
