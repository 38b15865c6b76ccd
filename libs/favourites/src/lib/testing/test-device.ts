import { makeProductSummary } from '@lyng/model/testing';
import { favouriteAdded, favouriteRemoved } from '../state/favourite-events.ts';
import { createFavouritesSync } from '../state/favourites-sync.ts';
import { favouritesSlice, selectFavouriteIds, selectIsFavourite } from '../state/favourites-slice.ts';
import type { FavouritesServer } from './favourites-server.ts';
import type { SlowNetwork } from './slow-network.ts';
import { createTestLocks } from './test-locks.ts';
import { createTestBrowser, createTestTab } from './test-tab.ts';
import type { TestTab } from './test-tab.ts';

/** A tab, and the page that it shows. */
interface OpenTab extends TestTab {
  readonly page: EventTarget;
}

/** The parts of a device. */
export interface TestDeviceOptions {
  readonly server: FavouritesServer;
  readonly network: SlowNetwork;
  readonly readMetadata?: () => Promise<unknown>;
}

/** A browser with two tabs that can lose its network, and whose tabs can be killed between any two steps. */
export class TestDevice {
  readonly #options: TestDeviceOptions;
  readonly #messages: (() => void)[] = [];
  readonly #browser = createTestBrowser({}, undefined, (deliver) => void this.#messages.push(deliver));
  readonly #locks = createTestLocks();
  /** The logged-in user. */
  userId = '';
  #isOnline = true;
  #tabs: readonly OpenTab[] = [];

  constructor(options: TestDeviceOptions) {
    this.#options = options;
    this.#tabs = [this.#open(), this.#open()];
  }

  #open(): OpenTab {
    const { server, network, readMetadata } = this.#options;
    const page = new EventTarget();
    const tab = createTestTab({
      browser: this.#browser,
      server: { ...server, fetch: network.connect(page, () => this.#isOnline, server.fetch) },
      locks: this.#locks.of(page),
      page: Object.assign(page, { localStorage: undefined as never }) as never,
      loadSync: async () => ({ createFavouritesSync }),
      ...(readMetadata && { readMetadata }),
    });
    tab.store.dispatch(favouritesSlice.actions.userIdentified(this.userId === '' ? null : this.userId));
    return { ...tab, page };
  }

  /** Presses a heart as that tab shows it; whether it is a favourite then. */
  toggle(index: number, productId: number, now: number): boolean {
    const { store } = this.#tab(index);
    const isFavourite = selectIsFavourite(store.getState(), productId);
    const press = isFavourite ? favouriteRemoved : favouriteAdded;
    store.dispatch(press(makeProductSummary({ productId }), now));
    return !isFavourite;
  }

  /** The oldest message between the tabs arrives. */
  hear(): void {
    this.#messages.shift()?.();
  }

  logIn(userId: string): void {
    this.userId = userId;
    for (const { store } of this.#tabs) store.dispatch(favouritesSlice.actions.userIdentified(userId));
  }

  goOffline(): void {
    this.#isOnline = false;
    this.#options.network.disconnect(this.#tabs.map(({ page }) => page));
  }

  goOnline(): void {
    this.#isOnline = true;
    for (const { page } of this.#tabs) page.dispatchEvent(new Event('online'));
  }

  /** A tab is killed, and opened again. */
  async crash(index: number, arrives: boolean): Promise<void> {
    const tab = this.#tab(index);
    tab.close();
    this.#locks.release(tab.page);
    await this.#options.network.abandon(tab.page, arrives);
    this.#tabs = this.#tabs.map((other) => (other === tab ? this.#open() : other));
  }

  /** Starts a sync in each tab, as the next visit does. */
  sync(): void {
    while (this.#messages.length > 0) this.hear();
    this.logIn(this.userId);
  }

  /** The favourites of each tab and of the storage. */
  lists(): readonly (readonly number[])[] {
    const stored = JSON.parse(this.#browser.storage.get('favorites') ?? '[]') as readonly number[];
    return [...this.#tabs.map(({ store }) => selectFavouriteIds(store.getState())), stored];
  }

  /** The number of changes that the account does not have. */
  unsaved(): number {
    return Math.max(...this.#tabs.map(({ store }) => store.getState().favourites.changes.length));
  }

  #tab(index: number): OpenTab {
    const tab = this.#tabs[index];
    if (!tab) throw new Error(`A device has no tab ${index}.`);
    return tab;
  }
}
