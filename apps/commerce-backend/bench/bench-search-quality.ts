import { access, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CatalogueSource } from '@lyng/model';
import { feedFolder, importCompleteCatalogue } from '@lyng/catalogue-import/testing';
import { demoCatalogue } from '@lyng/demo-catalogue';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { loadCatalogue } from '../src/catalogue/load/load-catalogue.ts';
import { feedQueries } from '../src/search/testing/feed-queries.ts';
import { labelledQueries } from '../src/search/testing/labelled-queries.ts';
import type { LabelledQuery } from '../src/search/testing/labelled-queries.ts';
import { measureQueries } from '../src/search/testing/measure-queries.ts';
import type { SearchQuality, Success } from '../src/search/testing/measure-queries.ts';
import { typoQueries } from '../src/search/testing/typo-queries.ts';
import { campaignPrice } from '../src/shop/pricing/campaign-price.ts';
import { benchSet } from './judged/bench-set.ts';

/**
 * `npm run bench -- search [folder of a feed]`: how often search finds an expected product, in the demo catalogue and
 * in an imported one. `npm run bench -- search --judged <folder>` ranks the products of an evaluation set instead.
 */
const root = join(import.meta.dirname, '../../..');
const results = join(root, 'bench-results');

interface MeasuredCatalogue {
  readonly catalogue: CatalogueSource;
  /** Each set is measured and printed by itself. */
  readonly sets: Readonly<Record<string, readonly LabelledQuery[]>>;
}

const share = (found: number, total: number): string => `${((100 * found) / total).toFixed(1)} %`;
const row = ({ total, at1, at10 }: Success) => ({
  total,
  'found first': at1,
  'success@1': share(at1, total),
  'among the first ten': at10,
  'success@10': share(at10, total),
});
const table = (groups: Readonly<Record<string, Success>>) =>
  console.table(Object.fromEntries(Object.entries(groups).map(([name, success]) => [name, row(success)])));

const list = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

async function measure({ catalogue, sets }: MeasuredCatalogue): Promise<Record<string, SearchQuality>> {
  const db = await openDatabase({ kind: 'memory' });
  const figures: Record<string, SearchQuality> = {};
  try {
    await migrate(db);
    await loadCatalogue(db, catalogue, { seededAt: new Date() });
    for (const [name, queries] of Object.entries(sets)) {
      const quality = await measureQueries(db, catalogue, queries);
      figures[name] = quality;
      console.log(`\n${name}: ${queries.length} queries, ${catalogue.products.length} products`);
      table({ ...quality.byLanguage, ...quality.bySort, all: quality.all });
      list('Missed', quality.missed);
      list('Wrong corrections', quality.wrongCorrections);
    }
    return figures;
  } finally {
    await db.destroy();
  }
}

async function benchLabelled(feed: string): Promise<void> {
  const demo = demoCatalogue({ seed: 20_240_501, campaignPrice });
  const figures = await measure({
    catalogue: demo,
    sets: { demo: labelledQueries(demo), 'demo, typos in kinds': typoQueries(demo) },
  });
  const hasFeed = await access(join(feed, 'products.jsonl')).then(
    () => true,
    () => false,
  );
  if (hasFeed) {
    // With the products without photos as well: four fifths of the brands have none.
    const { source } = await importCompleteCatalogue(feed, { withPhotosOnly: false });
    Object.assign(figures, await measure({ catalogue: source, sets: { feed: feedQueries(source) } }));
  } else
    console.log(
      `\nImported feed: skipped, ${feed} has no products.jsonl. Name another folder: npm run bench -- search <folder>`,
    );

  await mkdir(results, { recursive: true });
  await writeFile(
    join(results, 'search.json'),
    `${JSON.stringify({ measuredAt: new Date().toISOString(), ...figures }, undefined, 2)}\n`,
  );
  console.log('\nWritten to bench-results/search.json.');
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { judged: { type: 'string' } },
});
const [feed = feedFolder] = positionals;
if (options.judged === undefined) await benchLabelled(feed);
else await benchSet(resolve(options.judged));
