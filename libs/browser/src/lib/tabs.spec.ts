import { openTabChannel } from './tab-channel.ts';
import type { BroadcastChannelLike } from './tab-channel.ts';
import { standForLeader } from './tab-leader.ts';
import type { LocksLike } from './tab-leader.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A browser's channels: a message reaches every other channel of the name, at once. */
function makeBrowser() {
  const open = new Map<string, Set<{ hear: (data: unknown) => void }>>();
  return (name: string): BroadcastChannelLike => {
    const all = open.get(name) ?? new Set();
    open.set(name, all);
    const self = { hear: (_data: unknown): void => undefined };
    all.add(self);
    return {
      postMessage(message) {
        const data: unknown = structuredClone(message);
        for (const other of all) if (other !== self) other.hear(data);
      },
      addEventListener(_type, listener) {
        self.hear = (data) => listener({ data });
      },
      close: () => void all.delete(self),
    };
  };
}

describe('openTabChannel', () => {
  it('reaches the other tabs and never its own, even when opened twice', () => {
    const open = makeBrowser();
    const [here, hereAgain, there] = ['a', 'a', 'b'].map((tabId) => openTabChannel({ name: 'n', tabId, isMessage: isText, open }));
    const heard: string[] = [];
    hereAgain?.listen((message) => heard.push(`again ${message}`));
    const stop = there?.listen((message) => heard.push(`there ${message}`));
    here?.post('one');
    stop?.();
    here?.post('two');
    expect(heard).toEqual(['there one']);
  });

  it.each([['other shape', { from: 'b', message: 1 }], ['no sender', { message: 'x' }], ['null', null], ['text', 'x'], ['__proto__', JSON.parse('{"__proto__":{"from":"b"},"message":"x"}') as unknown]])(
    'drops what does not fit: %s',
    (_case, data) => {
      const open = makeBrowser();
      const heard: string[] = [];
      const channel = openTabChannel({ name: 'n', tabId: 'a', isMessage: isText, open });
      channel.listen((message) => heard.push(message));
      open('n').postMessage(data);
      expect(heard).toEqual([]);
    },
  );

  it('hears nothing after it is closed', () => {
    const open = makeBrowser();
    const heard: string[] = [];
    const channel = openTabChannel({ name: 'n', tabId: 'a', isMessage: isText, open });
    channel.listen((message) => heard.push(message));
    channel.close();
    openTabChannel({ name: 'n', tabId: 'b', isMessage: isText, open }).post('x');
    expect(heard).toEqual([]);
  });

  it.each([['missing', undefined], ['refused', () => { throw new DOMException('no', 'SecurityError'); }]])('is silent where channels are %s', (_case, open) => {
    const channel = openTabChannel({ name: 'n', tabId: 'a', isMessage: isText, open });
    channel.listen(() => undefined)();
    channel.post('x');
    channel.close();
  });

  it('works over the platform’s own channel', async () => {
    const open = (name: string) => new BroadcastChannel(name) as unknown as BroadcastChannelLike;
    const [here, there] = ['a', 'b'].map((tabId) => openTabChannel({ name: 'n', tabId, isMessage: isText, open }));
    const heard = new Promise((resolve) => there?.listen(resolve));
    here?.post('hello');
    expect(await heard).toBe('hello');
    here?.close();
    there?.close();
  });
});

/** Locks as the platform has them: one holder per name, the others in a queue that an abort leaves. */
function makeLocks(): LocksLike {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name, { signal }, work) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => {
        signal.throwIfAborted();
        return work();
      });
      queues.set(name, turn.catch(() => undefined));
      return turn;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('standForLeader', () => {
  it('lets one tab lead, and the next when it resigns', async () => {
    const locks = makeLocks();
    const led: string[] = [];
    const [first, second, third] = ['1', '2', '3'].map((tab) =>
      standForLeader({ name: 'n', locks, onLead: (signal) => { led.push(tab); signal.addEventListener('abort', () => led.push(`not ${tab}`)); } }),
    );
    await settle();
    expect([led, first?.isLeader(), second?.isLeader()]).toEqual([['1'], true, false]);
    second?.resign();
    first?.resign();
    await settle();
    expect([led, first?.isLeader(), third?.isLeader()]).toEqual([['1', 'not 1', '3'], false, true]);
    third?.resign();
  });

  it.each<[string, LocksLike | undefined]>([['missing', undefined], ['refused', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }]])(
    'leads alone where locks are %s',
    async (_case, locks) => {
      const onLead = jest.fn();
      const tab = standForLeader({ name: 'n', locks, onLead });
      await settle();
      expect([onLead.mock.calls.length, tab.isLeader()]).toEqual([1, true]);
      tab.resign();
      expect(tab.isLeader()).toBe(false);
    },
  );
});
