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

export interface ShopMenus {
  readonly main: Menu;
  readonly footer: readonly Menu[];
}
