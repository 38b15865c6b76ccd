import { createContext, runInContext } from 'node:vm';
import { frameScript } from './frame-script.ts';

/** The script in a page whose posts are never answered; `end` is what their time limit does. */
const openFrame = () => {
  const limit = new AbortController();
  const fault = { hidden: true };
  const asked = { posts: 0, milliseconds: 0 };
  const listeners: ((event: unknown) => Promise<void>)[] = [];
  const page = createContext({
    document: { body: { dataset: {} }, hasFocus: () => false, getElementById: () => fault },
    parent: {},
    ResizeObserver: class {
      observe(): void {}
    },
    FormData: class {},
    URLSearchParams,
    AbortSignal: {
      timeout: (milliseconds: number) => {
        asked.milliseconds = milliseconds;
        return limit.signal;
      },
    },
    addEventListener: (_type: string, listener: (event: unknown) => Promise<void>) => listeners.push(listener),
    fetch: (_address: string, { signal }: RequestInit) => {
      asked.posts += 1;
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('The time is over.')));
      });
    },
  });
  runInContext('globalThis.window = globalThis;', page);
  runInContext(frameScript, page);
  const press = (): void => {
    for (const listener of listeners) void listener({ preventDefault: () => undefined, target: { action: '/card' } });
  };
  return { asked, fault, press, end: () => limit.abort() };
};

describe("the frame's script", () => {
  it('frees the buttons and says so when a post is not answered in 15 seconds [CHK-11]', async () => {
    const { asked, fault, press, end } = openFrame();
    press();
    press();
    expect([asked, fault.hidden]).toEqual([{ posts: 1, milliseconds: 15_000 }, true]);
    end();
    await new Promise(setImmediate);
    expect(fault.hidden).toBe(false);
    press();
    expect(asked.posts).toBe(2);
  });
});
