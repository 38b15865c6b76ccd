import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import { withoutChanges } from './favourite-change.ts';
import { adoptList, addFavourites, applyChanges, removeFavourites } from './favourite-list.ts';
import type { FavouriteList } from './favourite-list.ts';
import { mergeFavourites } from './merge-favourites.ts';
import { planSync } from './sync-plan.ts';
import type { SyncStep } from './sync-plan.ts';

const METADATA = [1, 2, 9];

/** The account: a list with a version, and the migrated flag. */
class Account {
  ids: readonly number[] = [];
  version = 0;
  isMigrated = false;
}

/** A browser: two tabs over one storage. A tab learns of the other only when its message arrives. */
class Device {
  storage: FavouriteList = { ids: [], changes: [] };
  readonly tabs: FavouriteList[] = [this.storage, this.storage];
  readonly letters: { readonly to: number; readonly changes: FavouriteList['changes'] }[] = [];
  step: SyncStep = { kind: 'done' };
  readonly account: Account;
  constructor(account: Account) {
    this.account = account;
  }

  #update(tab: number, change: (stored: FavouriteList) => FavouriteList): void {
    this.storage = change(this.storage);
    this.tabs[tab] = this.storage;
  }

  toggle(tab: number, productId: number, now: number): void {
    const seen = this.tabs[tab] ?? this.storage;
    const made = seen.ids.includes(productId)
      ? removeFavourites(seen, [productId], now)
      : addFavourites(seen, [productId], now);
    this.#update(tab, (stored) => applyChanges(stored, withoutChanges(made.changes, seen.changes)));
    this.letters.push({ to: 1 - tab, changes: this.storage.changes });
  }

  hear(): void {
    const letter = this.letters.shift();
    if (letter) this.#update(letter.to, (stored) => applyChanges(stored, letter.changes));
  }

  start(): void {
    if (this.step.kind === 'done') this.step = planSync();
  }

  /** The tab is killed: its pending work is lost. */
  crash(): void {
    this.step = { kind: 'done' };
  }

  advance(): void {
    // A message between two tabs is faster than any response of a server.
    while (this.letters.length > 0) this.hear();
    const { step, account } = this;
    if (step.kind === 'read-list') this.step = step.next({ ids: account.ids, version: String(account.version) });
    else if (step.kind === 'read-migrated') this.step = step.next(account.isMigrated);
    else if (step.kind === 'read-metadata') this.step = step.next(METADATA);
    else if (step.kind === 'merge') {
      const merged = mergeFavourites(this.storage, step.account);
      this.#adopt(merged.ids, []);
      this.step = step.next(merged);
    } else if (step.kind === 'save-list') {
      if (step.version !== String(account.version)) this.step = planSync();
      else {
        account.ids = step.ids;
        account.version += 1;
        this.step = step.next();
      }
    } else if (step.kind === 'save-migrated') {
      account.isMigrated = true;
      this.step = step.next();
    } else if (step.kind === 'settle') {
      this.#adopt(this.storage.ids, step.changes);
      this.step = step.next();
    }
  }

  #adopt(ids: readonly number[], settled: FavouriteList['changes']): void {
    for (const tab of this.tabs.keys()) this.#update(tab, (stored) => adoptList(stored, ids, settled));
  }

  syncToTheEnd(): void {
    this.crash();
    this.start();
    while (this.step.kind !== 'done') this.advance();
  }
}

type Move = {
  readonly kind: 'toggle' | 'hear' | 'start' | 'advance' | 'crash';
  readonly device: number;
  readonly tab: number;
  readonly productId: number;
};

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom('toggle', 'toggle', 'hear', 'start', 'advance', 'advance', 'advance', 'crash'),
  device: fc.integer({ min: 0, max: 1 }),
  tab: fc.integer({ min: 0, max: 1 }),
  productId: fc.integer({ min: 1, max: 8 }),
});

/** Products 1 to 4 belong to the first device, 5 to 8 to the second: neither changes the other's. */
const ownerOf = (productId: number): number => (productId <= 4 ? 0 : 1);

function play(moves: readonly Move[], sharesProducts: boolean) {
  const account = new Account();
  const devices = [new Device(account), new Device(account)];
  const wanted = new Map<number, boolean>();
  moves.forEach(({ kind, device, tab, productId }, now) => {
    const at = devices[sharesProducts || kind !== 'toggle' ? device : ownerOf(productId)] ?? new Device(account);
    if (kind === 'toggle') {
      at.toggle(tab, productId, now);
      wanted.set(productId, at.tabs[tab]?.ids.includes(productId) ?? false);
    } else at[kind]();
  });
  for (let round = 0; round < 2; round += 1) {
    for (const device of devices) device.syncToTheEnd();
  }
  return { account, devices, wanted };
}

const at = (kind: Move['kind'], device: number, productId = 1): Move => ({ kind, device, tab: 0, productId });

/** The first device reads an empty list; the second migrates; the first removes a migrated product. */
const migratedMeanwhile: readonly Move[] = [
  at('toggle', 0, 2),
  at('start', 0),
  at('advance', 0),
  at('start', 1),
  ...Array.from({ length: 7 }, () => at('advance', 1)),
  at('toggle', 0, 2),
  ...Array.from({ length: 4 }, () => at('advance', 0)),
];

describe('two devices with two tabs each, offline edits, tabs that are killed between any two steps', () => {
  it('converge to the same list, and so does the account [FAV-06]', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const { account, devices } = play(moves, true);
        for (const { storage, tabs } of devices) {
          expect(storage).toEqual({ ids: account.ids, changes: [], dropped: [] });
          expect(tabs).toEqual([storage, storage]);
        }
        expect(account.isMigrated || account.ids.length > 0).toBe(true);
      }),
      { numRuns: fuzzRuns(3000) },
    );
  });

  it('lose no favourite and bring none back [FAV-06]', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40, size: 'max' }), (moves) => {
        const { account, wanted } = play(moves, false);
        for (const [productId, isWanted] of wanted)
          expect([productId, account.ids.includes(productId)]).toEqual([productId, isWanted]);
      }),
      { numRuns: fuzzRuns(3000), examples: [[[...migratedMeanwhile]]] },
    );
  });
});
