import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { testDatabases } from '../src/platform/database/testing/test-databases.ts';
import { startSpecRun } from '../src/platform/database/testing/spec-run.ts';
import type { TestDatabase } from '../src/platform/database/testing/test-databases.ts';
import { drawCart } from '../src/shopping/cart/testing/draw-cart.ts';
import { moneyIssues } from '../src/shopping/cart/testing/money-issues.ts';
import { priceCart } from '../src/shopping/cart/core/price-cart.ts';
import { chaos } from '../src/shopping/checkout/testing/buying/chaos.ts';
import { killBackend } from '../src/shopping/checkout/testing/buying/kill-backend.ts';
import { killInRush } from '../src/shopping/checkout/testing/buying/kill-in-rush.ts';
import { killablePlaces } from '../src/shopping/checkout/testing/buying/killable-place.ts';
import type { RushResult } from '../src/shopping/checkout/testing/buying/kill-in-rush.ts';
import { openRaceShop } from '../src/shopping/checkout/testing/buying/race-shop.ts';
import type { RaceResult } from '../src/shopping/checkout/testing/buying/race-shop.ts';
import {
  oneBalance,
  oneCode,
  oneGiftCard,
  oppositeOrders,
  randomActs,
  rush,
  submitStorm,
} from '../src/shopping/checkout/testing/buying/races.ts';
import { shareRush } from '../src/shopping/checkout/testing/buying/two-backends.ts';
import type { TestShop } from '../src/shopping/checkout/testing/open-shop.ts';

/**
 * `npm run bench -- races [--rounds 20] [--points 20] [--carts 1000000] [--only sums,races,kills,rushes,chaos] [--on
 * pglite] [--race gift]`: checks every guarantee of the backend about buying, in large numbers, on PGlite and on
 * PostgreSQL where a server responds. Exits with 1 when a guarantee does not hold.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    points: { type: 'string', default: '20' },
    carts: { type: 'string', default: '1000000' },
    only: { type: 'string', default: 'sums,races,kills,rushes,chaos' },
    /** The databases whose names contain this. */
    on: { type: 'string', default: '' },
    /** The races whose names contain this. */
    race: { type: 'string', default: '' },
  },
});
const [rounds, points, carts] = [Number(options.rounds), Number(options.points), Number(options.carts)];
const isSelected = ({ name }: { readonly name: string }): boolean =>
  name.toLowerCase().includes(options.on.toLowerCase());
const root = resolve(import.meta.dirname, '../../..');

interface Row {
  readonly what: string;
  readonly on: string;
  readonly requests: number;
  readonly orders: number | undefined;
  readonly replies: string;
  readonly issues: readonly string[];
  readonly seconds: number;
}

const rows: Row[] = [];

const print = ({ what, on, requests, orders, replies, issues, seconds }: Row): void => {
  console.log(
    `| ${what} | ${on} | ${String(requests)} | ${String(orders ?? '')} | ${replies} | ${String(issues.length)} | ${seconds.toFixed(1)} |`,
  );
  for (const issue of issues) console.log(`  - ${issue}`);
};

const note = (row: Row): void => {
  rows.push(row);
  print(row);
};

const timed = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> => {
  const start = performance.now();
  const value = await work();
  return [value, (performance.now() - start) / 1000];
};

/** The rounds of one race, added up. */
async function runRace(what: string, on: string, run: (round: number) => Promise<RaceResult>): Promise<void> {
  const [results, seconds] = await timed(async () => {
    const all: RaceResult[] = [];
    for (let round = 1; round <= rounds; round += 1) all.push(await run(round));
    return all;
  });
  const outcomes: Record<string, number> = {};
  for (const result of results)
    for (const [outcome, times] of Object.entries(result.outcomes))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + times;
  note({
    what,
    on,
    requests: results.reduce((sum, { requests }) => sum + requests, 0),
    orders: results.reduce((sum, { orders }) => sum + orders, 0),
    replies: Object.entries(outcomes)
      .map(([outcome, times]) => `${outcome} ${String(times)}`)
      .join(', '),
    issues: results.flatMap(({ issues }, index) => issues.map((issue) => `round ${String(index + 1)}: ${issue}`)),
    seconds,
  });
}

const races: readonly (readonly [what: string, run: (shop: TestShop, round: number) => Promise<RaceResult>])[] = [
  [
    '500 buyers of 50 x 5 sizes, all of them each',
    (shop, seed) => rush(shop, { seed, buyers: 500, wants: 'all sizes' }),
  ],
  [
    '500 buyers of 50 x 5 sizes, some of them each',
    (shop, seed) => rush(shop, { seed, buyers: 500, wants: 'some sizes' }),
  ],
  ['100 two-line carts in opposite order', (shop) => oppositeOrders(shop, 100)],
  ['500 submits over 20 keys', (shop) => submitStorm(shop, { submits: 500, keys: 20, shared: true })],
  [
    '500 submits of 20 carts with other keys or none',
    (shop) => submitStorm(shop, { submits: 500, keys: 20, shared: false }),
  ],
  ['50 carts, one gift card', (shop) => oneGiftCard(shop, 50)],
  ['50 carts, one balance', (shop) => oneBalance(shop, 50)],
  ['50 carts, one single-use code', (shop) => oneCode(shop, 50)],
  ['100 random actions on 6 carts, 3 cards, 1 balance, 1 code', (shop, seed) => randomActs(shop, { seed, acts: 100 })],
];

async function raceOn(database: TestDatabase): Promise<void> {
  const shop = await openRaceShop(database);
  try {
    for (const [what, run] of races.filter(([name]) => name.includes(options.race)))
      await runRace(what, database.name, (round) => run(shop, round));
  } finally {
    await shop.close();
  }
}

async function killOn({ name, make }: ReturnType<typeof killablePlaces>[number]): Promise<void> {
  const where = await make();
  try {
    const [results, seconds] = await timed(() =>
      killBackend(where, { placing: points, paying: Math.ceil(points / 3) }),
    );
    for (const act of ['placing', 'paying'] as const) {
      const own = results.filter((result) => result.act === act);
      const count = (left: string): string => `${left} ${String(own.filter((result) => result.left === left).length)}`;
      note({
        what: `kill -9 while ${act}`,
        on: name,
        requests: own.length,
        orders: own.length,
        replies: `left ${count('nothing')}, ${count('all')}, ${count('half')}`,
        issues: own.flatMap(({ phase, statement, issues }) =>
          issues.map((issue) => `${phase} "${statement}": ${issue}`),
        ),
        seconds,
      });
    }
  } finally {
    await where.remove();
  }
}

/** Amid 40 shoppers, at one statement after the other; each time on a database of its own. */
async function killRushesOn({ name, make }: ReturnType<typeof killablePlaces>[number]): Promise<void> {
  const [results, seconds] = await timed(async () => {
    const all: RushResult[] = [];
    for (const at of [50, 200, 400, 600, 900]) {
      const where = await make();
      try {
        all.push(await killInRush(where, { count: 40, at }));
      } finally {
        await where.remove();
      }
    }
    return all;
  });
  note({
    what: 'kill -9 amid 40 simultaneous orders',
    on: name,
    requests: results.reduce((sum, { shoppers }) => sum + shoppers, 0),
    orders: results.reduce((sum, { shoppers }) => sum + shoppers, 0),
    replies: results.map(({ placed, replies }) => `${String(placed)} made, ${String(replies)} told`).join('; '),
    issues: results.flatMap(({ issues }) => issues),
    seconds,
  });
}

/** PGlite keeps its folder to one process. */
async function shareOn({ name, make }: ReturnType<typeof killablePlaces>[number]): Promise<void> {
  if (name !== 'PostgreSQL') return;
  const where = await make();
  try {
    const [{ requests, orders, issues }, seconds] = await timed(() => shareRush(where, 500));
    note({
      what: '500 carts placed at two backends at once',
      on: name,
      requests,
      orders,
      replies: '',
      issues,
      seconds,
    });
  } finally {
    await where.remove();
  }
}

/** Locks are rows of a server, and PGlite has one connection. */
async function chaosOn({ name, make }: ReturnType<typeof killablePlaces>[number]): Promise<void> {
  if (name !== 'PostgreSQL') return;
  const where = await make();
  try {
    const plan = { orders: 200, kills: 5, cuts: 20, lock: 10_000, atOnce: 20 };
    const [{ reads, retries, recoveries, issues }, seconds] = await timed(() => chaos(where, plan));
    note({
      what: '200 orders, 20 cut connections, a size locked for 10 s, 5 x kill -9',
      on: name,
      requests: plan.orders,
      orders: plan.orders,
      replies: `${String(retries)} told to retry, ${String(reads)} lists read, back after at most ${(Math.max(...recoveries) / 1000).toFixed(1)} s`,
      issues,
      seconds,
    });
  } finally {
    await where.remove();
  }
}

async function addUp(): Promise<void> {
  const issues: string[] = [];
  const [, seconds] = await timed(async () => {
    for (let seed = 1; seed <= carts && issues.length < 20; seed += 1) {
      const cart = drawCart(seed);
      for (const issue of moneyIssues(priceCart(cart), cart)) issues.push(`cart ${String(seed)}: ${issue}`);
    }
  });
  note({
    what: 'random carts add up',
    on: 'no database',
    requests: carts,
    orders: undefined,
    replies: '',
    issues,
    seconds,
  });
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  sums: addUp,
  races: async () => {
    for (const database of testDatabases().filter(isSelected)) await raceOn(database);
  },
  kills: async () => {
    for (const place of killablePlaces().filter(isSelected)) await killOn(place);
  },
  chaos: async () => {
    for (const place of killablePlaces().filter(isSelected)) await chaosOn(place);
  },
  rushes: async () => {
    for (const place of killablePlaces().filter(isSelected)) await killRushesOn(place);
    for (const place of killablePlaces().filter(isSelected)) await shareOn(place);
  },
};

console.log(`| Test | Database | Requests | Orders | Outcomes | Errors | Seconds |\n|---|---|---|---|---|---|---|`);
const endSpecRun = await startSpecRun(console.log);
for (const part of options.only.split(',')) await parts[part]?.();
await endSpecRun();
mkdirSync(resolve(root, 'bench-results'), { recursive: true });
writeFileSync(
  resolve(root, 'bench-results/races.json'),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), load: loadavg()[0], rounds, rows }, undefined, 2)}\n`,
);
console.log('\nWritten to bench-results/races.json.');
if (rows.some(({ issues }) => issues.length > 0)) process.exitCode = 1;
