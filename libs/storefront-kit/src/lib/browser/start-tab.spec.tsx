// First: Jest cannot load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import type { Feature } from '@lyng/feature';
import { createDeferredGateway } from '@lyng/commerce-client';
import type { ResettableGateway } from '@lyng/commerce-client';
import { createTestApp } from '@lyng/feature/testing';
import { createMemoryRouter } from 'react-router-dom';
import { makeStorefront } from '../testing/make-storefront.ts';
import type { BrowserApp } from './browser-app.ts';
import { startTab } from './start-tab.ts';

/** A feature that logs its steps. */
const feature = (id: string, log: string[]): Feature => ({
  id,
  tab: async () => ({
    startTab: () => ({
      restore: () => void log.push(`${id} restores`),
      middleware: [() => (next) => next],
      started: () => void log.push(`${id} starts`),
      preload: async () => void log.push(`${id} preloads`),
    }),
  }),
});

async function startAll(features: readonly Feature[], log: string[]) {
  const deferred = { attach: (middleware: readonly unknown[]) => void log.push(`${middleware.length} listeners`) };
  const gateway = createDeferredGateway(async () => Promise.reject(new Error('Nothing is requested here.')));
  const replaced: ResettableGateway[] = [];
  Object.assign(gateway, { replace: (next: ResettableGateway) => replaced.push(next) });
  const app = { ...createTestApp(), deferred, gateway } as unknown as BrowserApp;
  const router = createMemoryRouter([{ path: '/', element: null }]);
  const loadPageError = async () => void log.push('error page');
  await startTab(makeStorefront(features), { app, router, loadPageError });
  return { log, app, replaced };
}

const start = (...ids: readonly string[]) => {
  const log: string[] = [];
  return startAll(
    ids.map((id) => feature(id, log)),
    log,
  );
};

describe('the start of a tab', () => {
  it('takes each step for all features before the next one', async () => {
    const { log } = await start('cart', 'auth');
    expect(log).toEqual(['cart restores', 'auth restores', '3 listeners', 'cart starts', 'auth starts']);
  });

  it('loads a lost chunk of a feature again, without starting another feature twice', async () => {
    jest.useFakeTimers();
    const log: string[] = [];
    const cart = feature('cart', log);
    const load = jest.fn(cart.tab).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const started = startAll([{ ...cart, tab: load as never }, feature('auth', log)], log);
    await jest.advanceTimersByTimeAsync(1000);
    await started;
    jest.useRealTimers();
    expect(log).toEqual(['cart restores', 'auth restores', '3 listeners', 'cart starts', 'auth starts']);
  });

  it('offers the data of a page whose revalidation fails', async () => {
    const { app } = await start();
    expect(app.ports.staleData).toEqual(expect.any(Function));
  });

  describe('later', () => {
    const DELAYS = [2000, 3000, 10_000];
    /** Timers of these delays, which the test lets pass; fake ones would also hold up the loads of modules. */
    function openTimers() {
      const setReal = window.setTimeout;
      const timers: { readonly work: () => void; readonly delay: number }[] = [];
      const timer = jest.spyOn(window, 'setTimeout').mockImplementation(((work: () => void, delay: number) => {
        if (!DELAYS.includes(delay)) return setReal(work, delay);
        timers.push({ work, delay });
        return 0;
      }) as never);
      const pass = (delay: number): void => {
        // The second one is the wait for an idle browser, where it cannot be observed.
        for (const _step of ['wait', 'idle'])
          timers.splice(0).forEach((each) => (each.delay === delay ? each.work() : timers.push(each)));
      };
      return { pass, delays: () => timers.map(({ delay }) => delay), restore: () => timer.mockRestore() };
    }
    const setSaveData = (saveData: boolean) =>
      Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    let timers: ReturnType<typeof openTimers>;
    beforeEach(() => (timers = openTimers()));
    afterEach(() => {
      timers.restore();
      Reflect.deleteProperty(navigator, 'connection');
    });

    it('loads the error page, and then sends requests by Apollo Client', async () => {
      window.fetch = () => Promise.reject(new Error('Nothing is requested here.'));
      const { app, log, replaced } = await start();
      expect([log, timers.delays()]).toEqual([['1 listeners'], [3000, 2000, 3000, 10_000]]);
      timers.pass(3000);
      expect(log).toEqual(['1 listeners', 'error page']);
      timers.pass(10_000);
      // The same once more, which ends after it.
      await (await import('./apollo-gateway.ts')).createBrowserApollo(app);
      expect(replaced).toHaveLength(1);
    });

    it('loads the panels of the features', async () => {
      const { log } = await start('auth', 'search');
      timers.pass(3000);
      expect(log.slice(-3)).toEqual(['error page', 'auth preloads', 'search preloads']);
    });

    it('loads only the error page for a shopper who saves data', async () => {
      setSaveData(true);
      const { log } = await start('auth');
      timers.pass(3000);
      expect([log.at(-1), timers.delays()]).toEqual(['error page', []]);
    });
  });
});
