import { createClient } from 'graphql-ws/client';
import type { Client } from 'graphql-ws/client';
import { subscriptionOf, versionOf } from './topic.ts';
import type { RealtimeChange, RealtimeTopic } from './topic.ts';

/** The interval of pings and the timeout of their responses, in ms. */
const PING_INTERVAL = 30_000;
const PONG_TIMEOUT = 10_000;
/** The wait for a next topic before the connection closes, such as that of the next page, in ms. */
const LINGER = 5000;
/** The time after which a new connection's subscriptions are surely accepted, in ms. */
const SETTLE = 1000;

/** API-07: a subscription that fails is tried again up to five times. */
const MAX_RETRIES = 5;
const FIRST_RETRY_MS = 500;

/** The pause before a subscription is tried again, in ms, after so many failures in a row; `null` after the last one. */
export const subscriptionRetryDelay = (failures: number): number | null =>
  failures > MAX_RETRIES ? null : FIRST_RETRY_MS * 2 ** (failures - 1);

const MIN_RECONNECT_MS = 500;
const FIRST_SPREAD_MS = 10_000;
const MAX_SPREAD_MS = 20_000;

/**
 * The pause before a lost connection is made again, in ms, after so many attempts in vain; `random` is from 0 to 1. A server
 * that restarts loses all clients at once: they come back spread over ten seconds.
 */
export const reconnectDelay = (attempts: number, random: number): number =>
  MIN_RECONNECT_MS + random * Math.min(FIRST_SPREAD_MS * 2 ** attempts, MAX_SPREAD_MS);

export interface RealtimeSocketOptions {
  readonly url: string;
  /** The headers of a request, which a socket sends in its first message. */
  readonly credentials: () => Promise<Record<string, string>>;
  readonly onChange: (change: RealtimeChange) => void;
  /** Changes of these topics may have been missed: the connection was lost, and is there again. */
  readonly onGap: (topics: readonly RealtimeTopic[]) => void;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** One connection to the commerce API, made with the first topic and made again whenever it is lost. */
export interface RealtimeSocket {
  /** Follows exactly these topics. */
  readonly follow: (topics: readonly RealtimeTopic[]) => void;
  /** Connects again, with other credentials. */
  readonly restart: () => void;
  readonly close: () => void;
}

/** Ends a connection whose other side no longer responds; without this it may look open for hours. */
function watchPongs(client: Client): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  client.on('ping', (received) => {
    if (!received) timer = setTimeout(() => client.terminate(), PONG_TIMEOUT);
  });
  client.on('pong', (received) => {
    if (received) clearTimeout(timer);
  });
  client.on('closed', () => clearTimeout(timer));
}

/** Subscribes to a topic, and again after a failure; the returned function ends it. */
function keepSubscribed(
  client: Client,
  topic: RealtimeTopic,
  { delay, onVersion }: Pick<RealtimeSocketOptions, 'delay'> & { readonly onVersion: (version: string) => void },
): () => void {
  let failures = 0;
  let stop = (): void => undefined;
  let isStopped = false;
  const retry = async (): Promise<void> => {
    failures += 1;
    const wait = subscriptionRetryDelay(failures);
    if (wait === null) return;
    await delay(wait);
    if (!isStopped) start();
  };
  const start = (): void => {
    let hasFailed = false;
    const fail = (): void => {
      if (hasFailed || isStopped) return;
      hasFailed = true;
      void retry();
    };
    stop = client.subscribe(subscriptionOf(topic), {
      next: ({ data, errors }) => {
        const version = versionOf(data);
        if (errors || version === undefined) return fail();
        failures = 0;
        onVersion(version);
      },
      error: fail,
      // A server completes only what has failed.
      complete: fail,
    });
  };
  start();
  return () => {
    isStopped = true;
    stop();
  };
}

/** Ends a connection. One that is being made fails instead, such as in a page that goes into the back-forward cache. */
const dispose = (client: Client): void => void Promise.resolve(client.dispose()).catch(() => undefined);

export function createRealtimeSocket(options: RealtimeSocketOptions): RealtimeSocket {
  const { url, credentials, onChange, onGap, delay, random } = options;
  const subscriptions = new Map<RealtimeTopic, () => void>();

  const connect = (): Client => {
    const made = createClient({
      url,
      connectionParams: credentials,
      lazyCloseTimeout: LINGER,
      keepAlive: PING_INTERVAL,
      retryAttempts: Infinity,
      retryWait: (attempts) => delay(reconnectDelay(attempts, random())),
      // Also after an error event, which has no reason: browsers hide why a connection has failed.
      shouldRetry: () => true,
    });
    watchPongs(made);
    made.on('connected', (_socket, _payload, wasLost) => {
      if (wasLost) void delay(SETTLE).then(() => made === client && onGap([...subscriptions.keys()]));
    });
    return made;
  };
  let client = connect();

  const subscribe = (topic: RealtimeTopic): void =>
    void subscriptions.set(
      topic,
      keepSubscribed(client, topic, { delay, onVersion: (version) => onChange({ topic, version }) }),
    );
  const unsubscribe = (topic: RealtimeTopic): void => {
    subscriptions.get(topic)?.();
    subscriptions.delete(topic);
  };
  const follow: RealtimeSocket['follow'] = (topics) => {
    for (const topic of subscriptions.keys()) if (!topics.includes(topic)) unsubscribe(topic);
    for (const topic of topics) if (!subscriptions.has(topic)) subscribe(topic);
  };

  return {
    follow,
    restart: () => {
      const topics = [...subscriptions.keys()];
      follow([]);
      dispose(client);
      client = connect();
      follow(topics);
    },
    close: () => {
      follow([]);
      dispose(client);
    },
  };
}
