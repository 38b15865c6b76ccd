const ORDERS_PER_PAGE = 20;

export interface PageOf<Item> {
  readonly items: readonly Item[];
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
}

/** The page that an address requests; any other text is the first page, and a number after the last one the last. */
export function pageOf<Item>(items: readonly Item[], requested: string | null): PageOf<Item> {
  const pages = Math.max(1, Math.ceil(items.length / ORDERS_PER_PAGE));
  const page = /^[1-9]\d{0,5}$/.test(requested ?? '') ? Math.min(Number(requested), pages) : 1;
  return { items: items.slice((page - 1) * ORDERS_PER_PAGE, page * ORDERS_PER_PAGE), page, pages };
}
