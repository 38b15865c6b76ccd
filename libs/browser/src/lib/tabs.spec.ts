import { once } from 'node:events';
import { runExclusive } from './run-exclusive.ts';
import type { LocksLike } from './run-exclusive.ts';
import { openBrowserChannel, openTabChannel } from './tab-channel.ts';
import type { BroadcastChannelLike } from './tab-channel.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A browser's channels: a message reaches every other channel of the name, at once. */
function makeBrowser() {
  const open = new Map<string, Set<{ receive: (data: unknown) => void }>>();
  return (name: string): BroadcastChannelLike => {
    const all = open.get(name) ?? new Set();
    open.set(name, all);
    const self = { receive: (_data: unknown): void => undefined };
    all.add(self);
    return {
      postMessage(message) {
        const data: unknown = structuredClone(message);
        for (const other of all) if (other !== self) other.receive(data);
      },
      addEventListener(_type, listener) {
        self.receive = (data) => listener({ data });
      },
      close: () => void all.delete(self),
    };
  };
}

describe('openTabChannel', () => {
  it('reaches the other tabs and never its own, even when opened twice', () => {
    const open = makeBrowser();
    const [here, hereAgain, there] = ['a', 'a', 'b'].map((tabId) =>
      openTabChannel({ name: 'n', tabId, isMessage: isText, open }),
    );
    const received: string[] = [];
    hereAgain?.listen((message) => received.push(`again ${message}`));
    const stop = there?.listen((message) => received.push(`there ${message}`));
    here?.post('one');
    stop?.();
    here?.post('two');
    expect(received).toEqual(['there one']);
  });

  it.each([
    ['other shape', { from: 'b', message: 1 }],
    ['no sender', { message: 'x' }],
    ['null', null],
    ['text', 'x'],
    ['__proto__', JSON.parse('{"__proto__":{"from":"b"},"message":"x"}') as unknown],
  ])('drops what does not fit: %s', (_case, data) => {
    const open = makeBrowser();
    const received: string[] = [];
    const channel = openTabChannel({ name: 'n', tabId: 'a', isMessage: isText, open });
    channel.listen((message) => received.push(message));
    open('n').postMessage(data);
    expect(received).toEqual([]);
  });

  it('hears nothing after it is closed', () => {
    const open = makeBrowser();
    const received: string[] = [];
    const [own, other] = ['a', 'b'].map((tabId) => openTabChannel({ name: 'n', tabId, isMessage: isText, open }));
    own?.listen((message) => received.push(message));
    own?.close();
    other?.post('x');
    expect(received).toEqual([]);
  });

  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  it.each([
    ['missing', undefined],
    ['refused', refuse],
  ])('is silent where channels are %s', (_case, open) => {
    const channel = openTabChannel({ name: 'n', tabId: 'a', isMessage: isText, open });
    const received: string[] = [];
    const stop = channel.listen((message) => received.push(message));
    expect(() => {
      channel.post('x');
      stop();
      channel.close();
    }).not.toThrow();
    expect(received).toEqual([]);
  });
});

/** Locks as the platform has them: one holder per name, the others in a queue that an abort leaves. */
function makeLocks(): LocksLike {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name, { signal }, work) {
      const run = (queues.get(name) ?? Promise.resolve()).then(() => {
        signal.throwIfAborted();
        return work();
      });
      const settled = run.catch(() => undefined);
      queues.set(name, settled);
      return run;
    },
  };
}

describe('runExclusive', () => {
  it('lets one tab work at a time, the others after it, and returns each its own result', async () => {
    const locks = makeLocks();
    const seen: string[] = [];
    const work = (tab: string) => async (): Promise<string> => {
      seen.push(`${tab} begins`);
      await Promise.resolve();
      seen.push(`${tab} ends`);
      return tab;
    };
    const results = await Promise.all(['1', '2'].map((tab) => runExclusive({ name: 'n', locks }, work(tab))));
    expect([results, seen]).toEqual([
      ['1', '2'],
      ['1 begins', '1 ends', '2 begins', '2 ends'],
    ]);
  });

  it.each<[string, LocksLike | undefined]>([
    ['are missing', undefined],
    ['are blocked', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
    [
      'are waited for in vain',
      { request: (_name, { signal }) => once(signal, 'abort').then(() => Promise.reject(signal.reason)) },
    ],
  ])('works without a turn where locks %s', async (_case, locks) => {
    const timeout = new AbortController();
    const work = jest.fn(async () => 'done');
    const result = runExclusive({ name: 'n', locks, signal: timeout.signal }, work);
    timeout.abort();
    expect([await result, work.mock.calls.length]).toEqual(['done', 1]);
  });

  it('fails as its work fails, which is not done again', async () => {
    const work = jest.fn(() => Promise.reject(new Error('down')));
    await expect(runExclusive({ name: 'n', locks: makeLocks() }, work)).rejects.toThrow('down');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

it('carries what is understood to the other pages of the browser, and not back to its own', async () => {
  const [own, other] = [
    openBrowserChannel({ name: 'pages', isMessage: isText }),
    openBrowserChannel({ name: 'pages', isMessage: isText }),
  ];
  const heard: string[] = [];
  own.listen((message) => heard.push(`own ${message}`));
  const arrived = new Promise<void>((resolve) => {
    other.listen((message) => {
      heard.push(`other ${message}`);
      resolve();
    });
  });
  own.post('hello');
  await arrived;
  expect(heard).toEqual(['other hello']);
  own.close();
  other.close();
});
