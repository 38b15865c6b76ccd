import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { testDatabases } from '../src/database/testing/test-databases.ts';
import { startSpecRun } from '../src/database/testing/spec-run.ts';
import type { TestDatabase } from '../src/database/testing/test-databases.ts';
import { drawCart } from '../src/services/cart/testing/draw-cart.ts';
import { moneyFaults } from '../src/services/cart/testing/money-faults.ts';
import { priceCart } from '../src/services/cart/core/price-cart.ts';
import { chaos } from '../src/services/checkout/testing/buying/chaos.ts';
import { killBackend } from '../src/services/checkout/testing/buying/kill-backend.ts';
import { killInRush } from '../src/services/checkout/testing/buying/kill-in-rush.ts';
import { killablePlaces } from '../src/services/checkout/testing/buying/killable-place.ts';
import type { RushResult } from '../src/services/checkout/testing/buying/kill-in-rush.ts';
import { openRaceShop } from '../src/services/checkout/testing/buying/race-shop.ts';
import type { RaceResult } from '../src/services/checkout/testing/buying/race-shop.ts';
import {
  oneBalance,
  oneCode,
  oneGiftCard,
  oppositeOrders,
  ruffle,
  rush,
  submitStorm,
} from '../src/services/checkout/testing/buying/races.ts';
import { shareRush } from '../src/services/checkout/testing/buying/two-backends.ts';
import type { TestShop } from '../src/services/checkout/testing/open-shop.ts';

/**
 * `npm run bench -- races [--rounds 20] [--points 20] [--carts 1000000] [--only sums,races,kills,rushes,chaos] [--on pglite] [--race gift]`:
 * everything that the backend promises of buying, in large numbers, on PGlite and on PostgreSQL where one answers. Ends
 * with 1 when something does not hold.
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
const isAsked = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes(options.on.toLowerCase());
const root = resolve(import.meta.dirname, '../../..');

interface Row {
  readonly what: string;
  readonly on: string;
  readonly asked: number;
  readonly orders: number | undefined;
  readonly told: string;
  readonly faults: readonly string[];
  readonly seconds: number;
}

const rows: Row[] = [];

const print = ({ what, on, asked, orders, told, faults, seconds }: Row): void => {
  console.log(
    `| ${what} | ${on} | ${String(asked)} | ${String(orders ?? '')} | ${told} | ${String(faults.length)} | ${seconds.toFixed(1)} |`,
  );
  for (const fault of faults) console.log(`  - ${fault}`);
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
  const answers: Record<string, number> = {};
  for (const result of results)
    for (const [answer, times] of Object.entries(result.answers)) answers[answer] = (answers[answer] ?? 0) + times;
  note({
    what,
    on,
    asked: results.reduce((sum, { asked }) => sum + asked, 0),
    orders: results.reduce((sum, { orders }) => sum + orders, 0),
    told: Object.entries(answers)
      .map(([answer, times]) => `${answer} ${String(times)}`)
      .join(', '),
    faults: results.flatMap(({ faults }, index) => faults.map((fault) => `round ${String(index + 1)}: ${fault}`)),
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
    '500 submits of 20 carts under other keys and none',
    (shop) => submitStorm(shop, { submits: 500, keys: 20, shared: false }),
  ],
  ['50 carts, one gift card', (shop) => oneGiftCard(shop, 50)],
  ['50 carts, one balance', (shop) => oneBalance(shop, 50)],
  ['50 carts, one code that counts once', (shop) => oneCode(shop, 50)],
  ['100 acts at random on 6 carts, 3 cards, 1 balance, 1 code', (shop, seed) => ruffle(shop, { seed, acts: 100 })],
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
        asked: own.length,
        orders: own.length,
        told: `left ${count('nothing')}, ${count('all')}, ${count('half')}`,
        faults: own.flatMap(({ moment, statement, faults }) =>
          faults.map((fault) => `${moment} "${statement}": ${fault}`),
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
    what: 'kill -9 amid 40 who place at once',
    on: name,
    asked: results.reduce((sum, { shoppers }) => sum + shoppers, 0),
    orders: results.reduce((sum, { shoppers }) => sum + shoppers, 0),
    told: results.map(({ made, told }) => `${String(made)} made, ${String(told)} told`).join('; '),
    faults: results.flatMap(({ faults }) => faults),
    seconds,
  });
}

/** PGlite keeps its folder to one process. */
async function shareOn({ name, make }: ReturnType<typeof killablePlaces>[number]): Promise<void> {
  if (name !== 'PostgreSQL') return;
  const where = await make();
  try {
    const [{ asked, orders, faults }, seconds] = await timed(() => shareRush(where, 500));
    note({ what: '500 carts placed at two backends at once', on: name, asked, orders, told: '', faults, seconds });
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
    const [{ reads, retries, recoveries, faults }, seconds] = await timed(() => chaos(where, plan));
    note({
      what: '200 orders, 20 cut connections, a size locked for 10 s, 5 x kill -9',
      on: name,
      asked: plan.orders,
      orders: plan.orders,
      told: `${String(retries)} told to come again, ${String(reads)} lists read, back after at most ${(Math.max(...recoveries) / 1000).toFixed(1)} s`,
      faults,
      seconds,
    });
  } finally {
    await where.remove();
  }
}

async function addUp(): Promise<void> {
  const faults: string[] = [];
  const [, seconds] = await timed(async () => {
    for (let seed = 1; seed <= carts && faults.length < 20; seed += 1) {
      const cart = drawCart(seed);
      for (const fault of moneyFaults(priceCart(cart), cart)) faults.push(`cart ${String(seed)}: ${fault}`);
    }
  });
  note({ what: 'random carts add up', on: 'no database', asked: carts, orders: undefined, told: '', faults, seconds });
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  sums: addUp,
  races: async () => {
    for (const database of testDatabases().filter(isAsked)) await raceOn(database);
  },
  kills: async () => {
    for (const place of killablePlaces().filter(isAsked)) await killOn(place);
  },
  chaos: async () => {
    for (const place of killablePlaces().filter(isAsked)) await chaosOn(place);
  },
  rushes: async () => {
    for (const place of killablePlaces().filter(isAsked)) await killRushesOn(place);
    for (const place of killablePlaces().filter(isAsked)) await shareOn(place);
  },
};

console.log(`| What | On | Asked | Orders | Told | Faults | Seconds |\n|---|---|---|---|---|---|---|`);
const endSpecRun = await startSpecRun(console.log);
for (const part of options.only.split(',')) await parts[part]?.();
await endSpecRun();
mkdirSync(resolve(root, 'bench-results'), { recursive: true });
writeFileSync(
  resolve(root, 'bench-results/races.json'),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), load: loadavg()[0], rounds, rows }, undefined, 2)}\n`,
);
console.log('\nWritten to bench-results/races.json.');
if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
