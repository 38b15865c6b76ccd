import { openTabChannel } from '@lyng/browser';
import type { BroadcastChannelLike, LocksLike } from '@lyng/browser';
import type { RealtimeSocketOptions } from './realtime-socket.ts';
import { createSharedRealtime, isRealtimeMessage } from './shared-realtime.ts';
import type { SharedRealtime } from './shared-realtime.ts';
import type { RealtimeTopic } from './topic.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Locks as the platform has them, and what ends a tab: it releases all its locks and requests. */
function makeLocks() {
  const held = new Set<string>();
  const waiting: { readonly tab: string; readonly name: string; readonly take: () => void }[] = [];
  const releases = new Map<string, (() => void)[]>();
  const next = (name: string): void => {
    const index = waiting.findIndex((each) => each.name === name);
    if (index >= 0 && !held.has(name)) waiting.splice(index, 1)[0]?.take();
  };
  const locksOf = (tab: string): LocksLike => ({
    request: (name, { signal }, work) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => {
          const index = waiting.findIndex((each) => each.take === take);
          if (index < 0) return;
          waiting.splice(index, 1);
          reject(new Error('aborted'));
        });
        const take = (): void => {
          held.add(name);
          const release = (): void => {
            if (held.delete(name)) next(name);
          };
          releases.set(tab, [...(releases.get(tab) ?? []), release]);
          void work().finally(() => {
            release();
            resolve(undefined);
          });
        };
        waiting.push({ tab, name, take });
        next(name);
      }),
  });
  const kill = (tab: string): void => {
    waiting.splice(0, waiting.length, ...waiting.filter((each) => each.tab !== tab));
    for (const release of releases.get(tab) ?? []) release();
  };
  return { locksOf, kill };
}

/** A browser, whose sockets are counted. */
function openBrowser() {
  const { locksOf, kill } = makeLocks();
  const channels = new Map<string, { readonly receive: ((data: unknown) => void)[] }>();
  const sockets = new Map<string, RealtimeSocketOptions['onChange']>();
  const gaps = new Map<string, RealtimeSocketOptions['onGap']>();
  const topics = new Map<string, readonly RealtimeTopic[]>();
  const restarted: string[] = [];
  const channelOf = (tab: string) => (): BroadcastChannelLike => ({
    postMessage: (data) => {
      if (!channels.has(tab)) return;
      for (const [other, { receive }] of channels) if (other !== tab) receive.forEach((each) => each(data));
    },
    addEventListener: (_type, listener) => {
      channels.set(tab, { receive: [(data) => listener({ data })] });
    },
    close: () => void channels.delete(tab),
  });
  const open = (tab: string, isSharing = true): SharedRealtime =>
    createSharedRealtime({
      tabId: tab,
      sharing: isSharing
        ? {
            locks: locksOf(tab),
            openChannel: () =>
              openTabChannel({ name: 'n', tabId: tab, isMessage: isRealtimeMessage, open: channelOf(tab) }),
          }
        : undefined,
      openSocket: ({ onChange, onGap }) => {
        sockets.set(tab, onChange);
        gaps.set(tab, onGap);
        return {
          follow: (all) => void topics.set(tab, all),
          restart: () => void restarted.push(tab),
          close: () => {
            sockets.delete(tab);
            topics.delete(tab);
          },
        };
      },
    });
  return {
    open,
    kill: (tab: string) => {
      channels.delete(tab);
      sockets.delete(tab);
      topics.delete(tab);
      kill(tab);
    },
    connected: () => [...sockets.keys()],
    topicsOf: (tab: string) => [...(topics.get(tab) ?? [])].toSorted(),
    send: (topic: RealtimeTopic, version: string) => {
      for (const [tab, onChange] of sockets) if (topics.get(tab)?.includes(topic)) onChange({ topic, version });
    },
    lose: (topic: RealtimeTopic) => gaps.forEach((onGap) => onGap([topic])),
    restarted,
  };
}

describe('the connection of a browser', () => {
  it('is one for all tabs: the first has it, the others get what they follow [API-07] (IDEA-2)', async () => {
    const browser = openBrowser();
    const received: string[] = [];
    browser.open('a').follow('cart:1', () => received.push('a'));
    browser.open('b').follow('cart:1', () => received.push('b'));
    browser.open('c').follow('stock:7', () => received.push('c'));
    await tick();
    expect([browser.connected(), browser.topicsOf('a')]).toEqual([['a'], ['cart:1', 'stock:7']]);
    browser.send('cart:1', '1');
    browser.send('stock:7', '2');
    expect(received).toEqual(['a', 'b', 'c']);
  });

  it('is not there before the first topic, and ends with the last', async () => {
    const browser = openBrowser();
    const tab = browser.open('a');
    await tick();
    expect(browser.connected()).toEqual([]);
    const stop = tab.follow('cart:1', () => undefined);
    await tick();
    expect(browser.connected()).toEqual(['a']);
    stop();
    expect(browser.connected()).toEqual([]);
  });

  it('moves to the next tab when its own dies, which then follows the topics of all [API-07]', async () => {
    const browser = openBrowser();
    const received: string[] = [];
    for (const tab of ['a', 'b', 'c']) browser.open(tab).follow(`cart:${tab}`, () => received.push(tab));
    await tick();
    browser.kill('a');
    await tick();
    expect([browser.connected(), browser.topicsOf('b')]).toEqual([['b'], ['cart:b', 'cart:c']]);
    browser.send('cart:c', '1');
    expect(received).toEqual(['c']);
  });

  it('drops what only a dead tab has followed', async () => {
    const browser = openBrowser();
    for (const tab of ['a', 'b']) browser.open(tab).follow(`cart:${tab}`, () => undefined);
    await tick();
    browser.kill('b');
    await tick();
    expect(browser.topicsOf('a')).toEqual(['cart:a']);
  });

  it('moves on with a page that is hidden, which catches up once when it comes back (IDEA-3)', async () => {
    const browser = openBrowser();
    const received: string[] = [];
    const a = browser.open('a');
    a.follow('cart:1', () => received.push('a'));
    browser.open('b').follow('cart:1', () => received.push('b'));
    await tick();
    a.pause();
    await tick();
    expect(browser.connected()).toEqual(['b']);
    browser.send('cart:1', '1');
    a.resume();
    a.resume();
    await tick();
    expect([browser.connected(), received]).toEqual([['b'], ['b', 'a']]);
  });

  it('passes on a change once, however often it comes; one that may have been missed counts each time', async () => {
    const browser = openBrowser();
    let changes = 0;
    browser.open('a').follow('cart:1', () => (changes += 1));
    await tick();
    for (const version of ['1', '2', '1', '2', '3']) browser.send('cart:1', version);
    expect(changes).toBe(3);
    browser.lose('cart:1');
    expect(changes).toBe(4);
  });

  it('begins again with other credentials, where it is', async () => {
    const browser = openBrowser();
    const tabs = ['a', 'b'].map((name) => browser.open(name));
    tabs.forEach((tab) => tab.follow('cart:1', () => undefined));
    await tick();
    tabs.forEach((tab) => tab.restart());
    expect(browser.restarted).toEqual(['a']);
  });

  it('is the tab’s own where the browser has no locks', async () => {
    const browser = openBrowser();
    const received: string[] = [];
    for (const tab of ['a', 'b']) browser.open(tab, false).follow('cart:1', () => received.push(tab));
    expect(browser.connected()).toEqual(['a', 'b']);
    browser.send('cart:1', '1');
    expect(received).toEqual(['a', 'b']);
  });
});

describe('a message of another tab', () => {
  it.each([
    [{ type: 'lead' }, true],
    [{ type: 'follow', tabId: 'a', topics: ['cart:1', 'order:7'] }, true],
    [{ type: 'changed', topic: 'stock:7', version: null }, true],
    [{ type: 'follow', tabId: 'a', topics: ['session:1'] }, false],
    [{ type: 'follow', topics: [] }, false],
    [{ type: 'changed', topic: 'stock:x', version: '1' }, false],
    [{ type: 'changed', topic: 'stock:7', version: 1 }, false],
    ['lead', false],
    [null, false],
  ])('%j is understood: %s', (message, expected) => {
    expect(isRealtimeMessage(message)).toBe(expected);
  });
});
