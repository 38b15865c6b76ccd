import { inTurn } from './in-turn.ts';
import type { LocksLike } from './in-turn.ts';
import { openTabChannel } from './tab-channel.ts';
import type { BroadcastChannelLike } from './tab-channel.ts';

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
    const [here, hereAgain, there] = ['a', 'a', 'b'].map((tabId) =>
      openTabChannel({ name: 'n', tabId, isMessage: isText, open }),
    );
    const heard: string[] = [];
    hereAgain?.listen((message) => heard.push(`again ${message}`));
    const stop = there?.listen((message) => heard.push(`there ${message}`));
    here?.post('one');
    stop?.();
    here?.post('two');
    expect(heard).toEqual(['there one']);
  });

  it.each([
    ['other shape', { from: 'b', message: 1 }],
    ['no sender', { message: 'x' }],
    ['null', null],
    ['text', 'x'],
    ['__proto__', JSON.parse('{"__proto__":{"from":"b"},"message":"x"}') as unknown],
  ])('drops what does not fit: %s', (_case, data) => {
    const open = makeBrowser();
    const heard: string[] = [];
    const channel = openTabChannel({ name: 'n', tabId: 'a', isMessage: isText, open });
    channel.listen((message) => heard.push(message));
    open('n').postMessage(data);
    expect(heard).toEqual([]);
  });

  it('hears nothing after it is closed', () => {
    const open = makeBrowser();
    const heard: string[] = [];
    const channel = openTabChannel({ name: 'n', tabId: 'a', isMessage: isText, open });
    channel.listen((message) => heard.push(message));
    channel.close();
    openTabChannel({ name: 'n', tabId: 'b', isMessage: isText, open }).post('x');
    expect(heard).toEqual([]);
  });

  it.each([
    ['missing', undefined],
    [
      'refused',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
  ])('is silent where channels are %s', (_case, open) => {
    const channel = openTabChannel({ name: 'n', tabId: 'a', isMessage: isText, open });
    const heard: string[] = [];
    const stop = channel.listen((message) => heard.push(message));
    expect(() => {
      channel.post('x');
      stop();
      channel.close();
    }).not.toThrow();
    expect(heard).toEqual([]);
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
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

describe('inTurn', () => {
  it('has one tab work at a time, the others after it, and answers each with its own', async () => {
    const locks = makeLocks();
    const seen: string[] = [];
    const work = (tab: string) => async (): Promise<string> => {
      seen.push(`${tab} begins`);
      await Promise.resolve();
      seen.push(`${tab} ends`);
      return tab;
    };
    const answers = await Promise.all(['1', '2'].map((tab) => inTurn({ name: 'n', locks }, work(tab))));
    expect([answers, seen]).toEqual([
      ['1', '2'],
      ['1 begins', '1 ends', '2 begins', '2 ends'],
    ]);
  });

  it.each<[string, LocksLike | undefined]>([
    ['are missing', undefined],
    ['are refused', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
    [
      'are waited for in vain',
      {
        request: (_name, { signal }) =>
          new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('enough')))),
      },
    ],
  ])('works without a turn where locks %s', async (_case, locks) => {
    const patience = new AbortController();
    const work = jest.fn(async () => 'done');
    const answer = inTurn({ name: 'n', locks, signal: patience.signal }, work);
    patience.abort();
    expect([await answer, work.mock.calls.length]).toEqual(['done', 1]);
  });

  it('fails as its work fails, which is not done again', async () => {
    const work = jest.fn(() => Promise.reject(new Error('down')));
    await expect(inTurn({ name: 'n', locks: makeLocks() }, work)).rejects.toThrow('down');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
