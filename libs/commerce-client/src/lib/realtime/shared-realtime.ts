import type { LocksLike, TabChannel } from '@lyng/browser';
import type { RealtimeSocket, RealtimeSocketOptions } from './realtime-socket.ts';
import { isTopic } from './topic.ts';
import type { RealtimeChange, RealtimeTopic } from './topic.ts';

/** Between the tabs of a browser, of which one has the connection. */
export type RealtimeMessage =
  /** A tab follows exactly these topics. */
  | { readonly type: 'follow'; readonly tabId: string; readonly topics: readonly RealtimeTopic[] }
  /** The tab that has the connection now needs to know the topics of the others. */
  | { readonly type: 'lead' }
  /** A version that is not named is one that may have been missed. */
  | { readonly type: 'changed'; readonly topic: RealtimeTopic; readonly version: string | null };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether another tab, which may have another version of the shop, has sent such a message. */
export function isRealtimeMessage(value: unknown): value is RealtimeMessage {
  const { type, tabId, topics, topic, version } = (value ?? {}) as Record<string, unknown>;
  if (type === 'lead') return true;
  if (type === 'follow') return isText(tabId) && Array.isArray(topics) && topics.every(isTopic);
  return type === 'changed' && isTopic(topic) && (version === null || isText(version));
}

const LEADER_LOCK = 'lyng-realtime';
const tabLock = (tabId: string): string => `${LEADER_LOCK}-${tabId}`;
/** Versions of a topic that are remembered: with a new leader a change may come twice. */
const MAX_VERSIONS = 20;

/** The browser's means to share a connection; without them each tab has its own. */
export interface SharingTabs {
  readonly locks: LocksLike;
  readonly openChannel: () => TabChannel<RealtimeMessage>;
}

export interface SharedRealtimeOptions {
  readonly tabId: string;
  readonly sharing?: SharingTabs | undefined;
  readonly openSocket: (callbacks: Pick<RealtimeSocketOptions, 'onChange' | 'onGap'>) => RealtimeSocket;
}

/** The topics that a tab follows over the connection of its browser. */
export interface SharedRealtime {
  /** Calls back after each change of the topic until the returned function is called. */
  readonly follow: (topic: RealtimeTopic, onChange: () => void) => () => void;
  /** The credentials have changed. */
  readonly restart: () => void;
  /** The page is hidden for good, or stored for Back: another tab takes over. */
  readonly pause: () => void;
  /** The page is back: whatever it follows may have changed. */
  readonly resume: () => void;
}

/** Part of a browser's tabs, from `pause` to `resume`. */
interface Membership {
  readonly update: () => void;
  readonly restart: () => void;
  readonly leave: () => void;
}

interface Own {
  readonly tabId: string;
  readonly topics: () => readonly RealtimeTopic[];
  readonly deliver: (topic: RealtimeTopic, version: string | null) => void;
  readonly openSocket: SharedRealtimeOptions['openSocket'];
}

/** A tab with a connection of its own. */
function join({ topics, deliver, openSocket }: Own): Membership {
  const socket = openSocket({
    onChange: ({ topic, version }) => deliver(topic, version),
    onGap: (missed) => missed.forEach((topic) => deliver(topic, null)),
  });
  socket.follow(topics());
  return { update: () => socket.follow(topics()), restart: socket.restart, leave: socket.close };
}

/** A tab that waits for the lock of the leader, and has the connection for all tabs while it holds it. */
function joinTabs({ tabId, topics, deliver, openSocket }: Own, { locks, openChannel }: SharingTabs): Membership {
  const channel = openChannel();
  const leaving = new AbortController();
  const { signal } = leaving;
  const others = new Map<string, readonly RealtimeTopic[]>();
  const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  let socket: RealtimeSocket | undefined;

  const request = (name: string, work: () => Promise<void> | void): void =>
    void locks.request(name, { signal }, async () => work()).catch(() => undefined);
  const followAll = (): void => socket?.follow([...new Set([...topics(), ...[...others.values()].flat()])]);
  const publish = (topic: RealtimeTopic, version: string | null): void => {
    deliver(topic, version);
    channel.post({ type: 'changed', topic, version });
  };
  /** A tab that dies sends nothing, but the browser releases its lock. */
  const watchEnd = (other: string): void =>
    request(tabLock(other), () => {
      others.delete(other);
      followAll();
    });
  const post = (): void => channel.post({ type: 'follow', tabId, topics: topics() });
  const update = (): void => (socket ? followAll() : post());

  channel.listen((message) => {
    if (message.type === 'changed') deliver(message.topic, message.version);
    else if (message.type === 'lead') post();
    else if (socket) {
      if (!others.has(message.tabId)) watchEnd(message.tabId);
      others.set(message.tabId, message.topics);
      followAll();
    }
  });
  request(tabLock(tabId), () => left);
  request(LEADER_LOCK, () => {
    socket = openSocket({
      onChange: ({ topic, version }: RealtimeChange) => publish(topic, version),
      onGap: (missed) => missed.forEach((topic) => publish(topic, null)),
    });
    followAll();
    channel.post({ type: 'lead' });
    return left;
  });
  post();
  return {
    update,
    restart: () => socket?.restart(),
    leave: () => {
      channel.post({ type: 'follow', tabId, topics: [] });
      leaving.abort();
      socket?.close();
      channel.close();
    },
  };
}

/** Follows topics for this tab; nothing is opened before the first. */
export function createSharedRealtime({ tabId, sharing, openSocket }: SharedRealtimeOptions): SharedRealtime {
  const listeners = new Map<RealtimeTopic, Set<() => void>>();
  const versions = new Map<RealtimeTopic, readonly string[]>();
  let membership: Membership | undefined;
  let isPaused = false;

  const deliver = (topic: RealtimeTopic, version: string | null): void => {
    const known = versions.get(topic) ?? [];
    const own = listeners.get(topic);
    if (!own || (version !== null && known.includes(version))) return;
    if (version !== null) versions.set(topic, [...known, version].slice(-MAX_VERSIONS));
    for (const listener of own) listener();
  };
  const own: Own = { tabId, topics: () => [...listeners.keys()], deliver, openSocket };
  const leave = (): void => {
    membership?.leave();
    membership = undefined;
  };
  const update = (): void => {
    if (isPaused) return;
    if (listeners.size === 0) leave();
    else if (membership) membership.update();
    else membership = sharing ? joinTabs(own, sharing) : join(own);
  };

  return {
    follow: (topic, onChange) => {
      const listener = (): void => onChange();
      listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener));
      update();
      return () => {
        const all = listeners.get(topic);
        if (!all?.delete(listener) || all.size > 0) return;
        listeners.delete(topic);
        versions.delete(topic);
        update();
      };
    },
    restart: () => membership?.restart(),
    pause: () => {
      isPaused = true;
      leave();
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      update();
      for (const topic of listeners.keys()) deliver(topic, null);
    },
  };
}
