/** The number that imports have given to something of a feed. Rows stay when it leaves the feed, as it may return. */
export interface ImportIdTable {
  /** `product`, `group`, `sku`, `brand` or `category`. */
  scope: string;
  /** The feed's name for it. */
  key: string;
  id: number;
  /** The address of a product or brand; empty for others. */
  alias: string;
}

/** The hash of each product as it was imported last; that of the rest of the catalogue has the id 0. */
export interface ImportHashTable {
  product_id: number;
  hash: string;
}

export interface ImportTables {
  import_id: ImportIdTable;
  import_hash: ImportHashTable;
}
