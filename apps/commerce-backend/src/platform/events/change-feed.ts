import { randomUUID } from 'node:crypto';
import type { Listen } from '../database/notifications.ts';
import { ALL_STOCK, parseShopChange } from './shop-change.ts';
import type { ShopChange, Topic } from './shop-change.ts';

type Follower = (change: ShopChange) => void;

/** The changes of carts, orders, stock and sessions, whichever process makes them. */
export interface ChangeFeed {
  /** Calls back after each change of a topic until the returned function is called. Resolves when none is missed. */
  readonly follow: (topic: Topic, follower: Follower) => Promise<() => void>;
  readonly close: () => Promise<void>;
}

/** For a database that notifies no one. */
export const neverNotified: Listen = async () => async () => undefined;

const CHANNEL = 'shop_change';

/** Listens to the database as long as something is followed: a process without subscribers does no work. */
export function createChangeFeed(listen: Listen, report: (error: unknown) => void): ChangeFeed {
  const followers = new Map<Topic, Set<Follower>>();
  let listening: Promise<() => Promise<void>> | undefined;

  const notify = (topic: Topic, version: string): void => {
    for (const follower of followers.get(topic) ?? []) follower({ topic, version });
  };
  const notifyAll = (prefix: string, version: string): void => {
    for (const topic of followers.keys()) if (topic.startsWith(prefix)) notify(topic, version);
  };
  const onNotification = (payload: string): void => {
    const change = parseShopChange(payload);
    if (change === undefined) return;
    if (change.topic === ALL_STOCK) notifyAll('stock:', change.version);
    else notify(change.topic, change.version);
  };
  const onGap = (): void => notifyAll('', `gap-${randomUUID()}`);

  const start = (): Promise<() => Promise<void>> =>
    listen(CHANNEL, { onNotification, onGap }).catch((error: unknown) => {
      report(error);
      listening = undefined;
      return async () => undefined;
    });
  const stop = (): void => {
    const ending = listening;
    listening = undefined;
    void ending?.then((end) => end()).catch(report);
  };

  return {
    follow: async (topic, follower) => {
      const own: Follower = (change) => follower(change);
      const all = followers.get(topic) ?? new Set();
      followers.set(topic, all.add(own));
      listening ??= start();
      await listening;
      return () => {
        if (!all.delete(own) || all.size > 0) return;
        followers.delete(topic);
        if (followers.size === 0) stop();
      };
    },
    close: async () => {
      followers.clear();
      const ending = listening;
      listening = undefined;
      await ending?.then((end) => end()).catch(report);
    },
  };
}
