import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Database } from './database.ts';

export interface NotificationListener {
  readonly onNotification: (payload: string) => void;
  /** Notifications may have been missed: the connection was cut, and is there again. */
  readonly onGap: () => void;
}

/** Listens to a channel until the returned function is called; resolves as soon as nothing is missed any more. */
export type Listen = (channel: string, listener: NotificationListener) => Promise<() => Promise<void>>;

const listens = new WeakMap<Database, Listen>();

export function provideListen(db: Database, listen: Listen): void {
  listens.set(db, listen);
}

/** The function that receives the database's notifications; `undefined` for a database that was opened another way. */
export const listenOf = (db: Database): Listen | undefined => listens.get(db);

/** The process is the only one on its database, and nothing is missed. */
export const listenInProcess =
  (pglite: PGlite): Listen =>
  (channel, { onNotification }) =>
    pglite.listen(channel, onNotification);

const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 10_000;
/** A server that is down must not keep a subscription from being accepted: it gets its events afterwards. */
const FIRST_TIMEOUT_MS = 1000;

/**
 * Listens with a connection of its own. One that is cut, or that cannot be made, is made again and again: the process goes
 * on without it meanwhile.
 */
export const listenOnServer =
  (createClient: () => pg.Client): Listen =>
  async (channel, { onNotification, onGap }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let current: pg.Client | undefined;

    /** Resolves when the connection has ended, with whether it had been made. */
    const listenOnce = async (onListening: () => void): Promise<boolean> => {
      const client = createClient();
      current = client;
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      // The end follows; without a listener the event would end the process.
      client.on('error', () => undefined);
      client.on('notification', ({ payload = '' }) => onNotification(payload));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
      } catch {
        await client.end().catch(() => undefined);
        return false;
      }
      onListening();
      await ended;
      return true;
    };

    const run = async (onFirst: () => void): Promise<void> => {
      let isFirst = true;
      const onListening = (): void => {
        if (isFirst) onFirst();
        else onGap();
        isFirst = false;
      };
      for (let wait = FIRST_RETRY_MS; !signal.aborted;) {
        wait = (await listenOnce(onListening)) ? FIRST_RETRY_MS : Math.min(wait * 2, MAX_RETRY_MS);
        // Commits before the first connection are missed as well.
        isFirst = false;
        await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
      }
    };

    let running: Promise<void> | undefined;
    const first = new Promise<void>((resolve) => (running = run(resolve)));
    await Promise.race([first, delay(FIRST_TIMEOUT_MS, undefined, { ref: false })]);
    return async () => {
      stopping.abort();
      await current?.end().catch(() => undefined);
      await running;
    };
  };
