import { sql } from 'kysely';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../src/api/app.ts';
import { demoCatalogue } from '@lyng/demo-catalogue';
import { readConfig } from '../src/api/read-config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { noTimeouts, openDatabase } from '../src/platform/database/open-database.ts';
import { loadCatalogue } from '../src/catalogue/load/load-catalogue.ts';
import { indexLoadedCatalogue } from '../src/search/indexing/index-catalogue.ts';
import { enlargeCatalogue } from './enlarge-catalogue.ts';
import { manyProducts } from './many-products.ts';
import { printPlans } from './query-plans.ts';
import { makeBenchRequests } from './bench-requests.ts';
import { requestOverHttp } from './request-over-http.ts';
import { campaignPrice } from '../src/shop/pricing/campaign-price.ts';

/**
 * `npm run bench -- catalogue [--products 10000,100000,1000000] [--plans]`: fills a PostgreSQL server (`DATABASE_URL`,
 * else the local one) with catalogues of several sizes, each in a schema of its own that is dropped afterwards, and
 * measures typical requests of shoppers through the real routes.
 */
const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000,100000,1000000' },
    questions: { type: 'string', default: '400' },
    plans: { type: 'boolean', default: false },
    /** Keeps the schemas, and reuses existing ones: `--keep name`. */
    keep: { type: 'string' },
    /** Measures what is sent over HTTP only. */
    'http-only': { type: 'boolean', default: false },
  },
});
const sizes = options.products
  .split(',')
  .map(Number)
  .filter((size) => size > 0);
const each = Number(options.questions);
const url = process.env['DATABASE_URL'] ?? 'postgresql://postgres@127.0.0.1:5432/test';
const root = resolve(import.meta.dirname, '../../..');

interface Figure {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

interface Measured {
  readonly products: number;
  /** Seconds. */
  readonly loaded: number;
  readonly indexed: number;
  readonly enlarged: number;
  readonly read: number;
  /** Megabytes of the process when it responds: objects, and columns. */
  readonly memory: { readonly heap: number; readonly columns: number };
  /** Milliseconds. */
  readonly figures: Readonly<Record<string, Figure>>;
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) / 100) / 10;
};

const figureOf = (times: readonly number[]): Figure => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
};

const measureAll = async (db: Database): Promise<Pick<Measured, 'read' | 'memory' | 'figures'>> => {
  const app = buildApp({ db, config: readConfig({}) });
  try {
    const read = await seconds(async () => {
      for (const market of ['dk', 'se', 'no', 'fi'])
        await app.inject({ url: `/api/storefront/v3/queries/autocomplete?market=${market}&q=sko&notify=false` });
    });
    const rows = await db
      .selectFrom('product')
      .select('product_id')
      .where(sql<boolean>`product_id % 97 = 0`)
      .limit(20_000)
      .execute();
    const requests = await makeBenchRequests(
      app,
      rows.map(({ product_id }) => product_id),
      each,
    );
    const figures: Record<string, Figure> = {};
    for (const [name, batch] of Object.entries(options['http-only'] ? {} : requests.inProcess)) {
      // Sort orders are created on first use; the requests after that show what shoppers experience.
      for (const request of batch.slice(0, Math.ceil(each / 4))) await request();
      const times: number[] = [];
      for (const request of batch) {
        const start = performance.now();
        await request();
        times.push(performance.now() - start);
      }
      figures[name] = figureOf(times);
    }
    const url = await app.listen({ port: 0 });
    for (const [name, batch] of Object.entries(requests.overHttp)) {
      const half = Math.floor(batch.length / 2);
      const passes = [
        ['1 at a time', batch.slice(0, half), 1],
        ['8 at a time', batch.slice(half), 8],
        ['8 at a time, again', batch.slice(half), 8],
      ] as const;
      for (const [pass, sent, connections] of passes)
        figures[`${name}, ${pass}`] = figureOf(await requestOverHttp({ url, requests: sent, connections }));
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return {
      read,
      memory: { heap: Math.round(heapUsed / 2 ** 20), columns: Math.round(arrayBuffers / 2 ** 20) },
      figures,
    };
  } finally {
    await app.close();
  }
};

/** Larger catalogues are copies of one so large: its generation takes minutes as it is. */
const GENERATED = 100_000;

const fill = async (db: Database, products: number): Promise<Pick<Measured, 'loaded' | 'indexed' | 'enlarged'>> => {
  const generated = Math.min(products, GENERATED);
  const loaded = await seconds(() =>
    loadCatalogue(
      db,
      { ...demoCatalogue({ seed: 1, campaignPrice }), products: manyProducts(generated) },
      { seededAt: new Date() },
    ),
  );
  const enlarged =
    products === generated ? 0 : await seconds(() => enlargeCatalogue(db, Math.round(products / generated)));
  const indexed = await seconds(() => indexLoadedCatalogue(db));
  console.log(
    `${products} products: ${generated} loaded in ${loaded} s, enlarged in ${enlarged} s, indexed for search in four languages in ${indexed} s`,
  );
  return { loaded, indexed, enlarged };
};

const measure = async (products: number): Promise<Measured> => {
  const schema = `bench_catalogue_${options.keep ?? process.pid}_${products}`;
  const db = await openDatabase({ kind: 'postgresql', url, searchPath: schema }, noTimeouts);
  try {
    const { rows } = await sql`select from pg_namespace where nspname = ${schema}`.execute(db);
    if (rows.length === 0) await sql`create schema ${sql.ref(schema)}`.execute(db);
    await migrate(db);
    const filled = rows.length === 0 ? await fill(db, products) : { loaded: 0, indexed: 0, enlarged: 0 };
    const measured = { products, ...filled, ...(await measureAll(db)) };
    if (options.plans) await printPlans(db, resolve(root, `bench-results/plans-${products}.txt`));
    return measured;
  } finally {
    if (options.keep === undefined) await sql`drop schema if exists ${sql.ref(schema)} cascade`.execute(db);
    await db.destroy();
  }
};

const print = (all: readonly Measured[]): void => {
  const names = Object.keys(all[0]?.figures ?? {});
  const cell = (text: string | number): string => String(text).padStart(18);
  console.log(
    `\n${'p50 / p95 in ms'.padEnd(60)}${all.map(({ products }) => cell(`${products}`)).join('')}${cell('growth of p50')}`,
  );
  for (const name of names) {
    const figures = all.map((measured) => measured.figures[name]);
    const [first, last] = [figures[0], figures.at(-1)];
    const growth =
      first === undefined || last === undefined || all.length < 2 ? '' : `${(last.p50 / first.p50).toFixed(1)}x`;
    console.log(
      `${name.padEnd(60)}${figures.map((figure) => cell(figure === undefined ? '' : `${figure.p50} / ${figure.p95}`)).join('')}${cell(growth)}`,
    );
  }
  for (const { products, loaded, indexed, enlarged, read, memory } of all) {
    console.log(
      `${products}: loaded ${loaded} s, indexed ${indexed} s, enlarged ${enlarged} s, columns and words read ${read} s, heap ${memory.heap} MB, columns ${memory.columns} MB`,
    );
  }
};

const isServerUp = async (): Promise<boolean> => {
  const db = await openDatabase({ kind: 'postgresql', url }, noTimeouts);
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  } finally {
    await db.destroy();
  }
};

if (await isServerUp()) {
  const all: Measured[] = [];
  for (const size of sizes) {
    all.push(await measure(size));
    print(all.slice(-1));
  }
  print(all);
  mkdirSync(resolve(root, 'bench-results'), { recursive: true });
  writeFileSync(
    resolve(root, 'bench-results/catalogue.json'),
    `${JSON.stringify({ measuredAt: new Date().toISOString(), load: loadavg()[0], sizes: all }, undefined, 2)}\n`,
  );
  console.log('\nWritten to bench-results/catalogue.json.');
} else
  console.log('No PostgreSQL server responds (DATABASE_URL, else the local one), so the catalogue was not measured.');
