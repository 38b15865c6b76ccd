/** An entry of the category tree, up to three levels deep. */
export interface MenuItem {
  readonly label: string;
  readonly href: string;
  /** Highlighted, such as the sale. */
  readonly tone?: 'sale' | undefined;
  readonly children?: readonly MenuItem[] | undefined;
}
