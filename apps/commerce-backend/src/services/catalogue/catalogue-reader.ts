import { sql } from 'kysely';
import type { Backend } from '../../backend.ts';
import type { Database } from '../../database/database.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { makeSnapshot } from './catalogue-snapshot.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import type { SkuStock } from './core/stock.ts';
import { readIndex } from './read-index.ts';

interface Freshness {
  readonly version: number;
  /** Changes with any row of the stock, whichever process wrote it. */
  readonly stock: string;
}

/**
 * One cheap question tells whether what is in memory still holds. The checksum of all stock rows needs no
 * counter that every order would have to write, and so nothing for parallel buyers to wait on.
 */
const readFreshness = async (db: Database): Promise<Freshness> => {
  const { rows } = await sql<Freshness>`select
    coalesce((select version from catalogue_version), 0) as version,
    (select coalesce(sum(hashint8extended(sku_id::bigint, in_stock::bigint * 1000003 + oversellable * 31 + static)), 0)::text
      from sku_stock) as stock`.execute(db);
  return rows[0] ?? { version: 0, stock: '' };
};

/** `sku inStock oversellable static deliveryInSeconds`, the last only where one is on its way. */
const parseStock = (line: string): [number, SkuStock] => {
  const [skuId = 0, inStock = 0, oversellable = 0, fixed = 0, incoming] = line.split(' ').map(Number);
  return [skuId, { inStock, oversellable, static: fixed, incomingOn: incoming === undefined ? null : new Date(incoming * 1000) }];
};

/** All stock as one text: a tenth of the time that thousands of rows take on PGlite. */
const readStock = async (db: Database): Promise<ReadonlyMap<number, SkuStock>> => {
  const { rows } = await sql<{ lines: string | null }>`select string_agg(
    concat_ws(' ', sku_id, in_stock, oversellable, static, extract(epoch from incoming_on)::bigint), ',') as lines from sku_stock`.execute(db);
  const lines = rows[0]?.lines ?? '';
  return new Map(lines === '' ? [] : lines.split(',').map(parseStock));
};

const emptyIndex = (): CatalogueIndex => {
  const byAlias = { da: new Map(), sv: new Map(), nb: new Map(), fi: new Map() };
  return {
    version: 0,
    brands: [],
    categories: [],
    campaigns: [],
    products: [],
    productById: new Map(),
    productByArticleNumber: new Map(),
    productByAlias: byAlias,
    categoryById: new Map(),
    categoryByAlias: byAlias,
    brandByAlias: new Map(),
    campaignByAlias: new Map(),
    variants: new Map(),
    filledCategories: new Set(),
  };
};

interface Kept extends Freshness {
  readonly snapshot: CatalogueSnapshot;
}

/**
 * Gives the catalogue as it stands. The products stay in memory until another version is loaded; the stock
 * is read again when a row of it changed. Requests that find it old while it is being read share the work.
 */
export function makeCatalogueReader({ db }: Pick<Backend, 'db'>): () => Promise<CatalogueSnapshot> {
  let kept: Kept | undefined;
  let reloading: Promise<Kept> | undefined;

  const reload = async (): Promise<Kept> => {
    const { version, stock } = await readFreshness(db);
    const index = kept?.version === version ? kept.snapshot.index : ((await readIndex(db)) ?? emptyIndex());
    kept = { version: index.version, stock, snapshot: makeSnapshot(index, await readStock(db)) };
    return kept;
  };

  const holds = (fresh: Freshness): boolean => kept?.version === fresh.version && kept.stock === fresh.stock;

  return async () => {
    const fresh = await readFreshness(db);
    // A reload that was under way may have begun before what this request must see.
    if (!holds(fresh)) await reloading;
    if (kept !== undefined && holds(fresh)) return kept.snapshot;
    reloading ??= reload().finally(() => (reloading = undefined));
    return (await reloading).snapshot;
  };
}
