import { createContext, runInContext } from 'node:vm';
import { frameScript } from './frame-script.ts';

/** The script in a page whose posts never get a response; `end` runs their timeout. */
const openFrame = () => {
  const limit = new AbortController();
  const errorText = { hidden: true };
  const sent = { posts: 0, milliseconds: 0 };
  const listeners: ((event: unknown) => Promise<void>)[] = [];
  const page = createContext({
    document: { body: { dataset: {} }, hasFocus: () => false, getElementById: () => errorText },
    parent: {},
    ResizeObserver: class {
      observe(): void {}
    },
    FormData: class {},
    URLSearchParams,
    AbortSignal: {
      timeout: (milliseconds: number) => {
        sent.milliseconds = milliseconds;
        return limit.signal;
      },
    },
    addEventListener: (_type: string, listener: (event: unknown) => Promise<void>) => listeners.push(listener),
    fetch: (_address: string, { signal }: RequestInit) => {
      sent.posts += 1;
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
  return { sent, errorText, press, end: () => limit.abort() };
};

describe("the frame's script", () => {
  it('enables the buttons and shows an error when a post has no response in 15 seconds [CHK-11]', async () => {
    const { sent, errorText, press, end } = openFrame();
    press();
    press();
    expect([sent, errorText.hidden]).toEqual([{ posts: 1, milliseconds: 15_000 }, true]);
    end();
    await new Promise(setImmediate);
    expect(errorText.hidden).toBe(false);
    press();
    expect(sent.posts).toBe(2);
  });
});
