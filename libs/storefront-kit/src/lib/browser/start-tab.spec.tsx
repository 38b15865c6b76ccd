import type { Feature } from '@lyng/feature';
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
    }),
  }),
});

async function start(...ids: readonly string[]) {
  const log: string[] = [];
  const deferred = { attach: (middleware: readonly unknown[]) => void log.push(`${middleware.length} listeners`) };
  const app = { ...createTestApp(), deferred, gateway: { ready: async () => undefined } } as unknown as BrowserApp;
  const router = createMemoryRouter([{ path: '/', element: null }]);
  await startTab(makeStorefront(ids.map((id) => feature(id, log))), {
    app,
    router,
    loadPageError: async () => undefined,
  });
  return { log, app };
}

describe('the start of a tab', () => {
  it('takes each step for all features before the next one', async () => {
    const { log } = await start('cart', 'auth');
    expect(log).toEqual(['cart restores', 'auth restores', '2 listeners', 'cart starts', 'auth starts']);
  });

  it('loads a lost chunk of a feature again, without starting another feature twice', async () => {
    jest.useFakeTimers();
    const log: string[] = [];
    const cart = feature('cart', log);
    const load = jest.fn(cart.tab).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const deferred = { attach: () => undefined };
    const app = { ...createTestApp(), deferred, gateway: { ready: async () => undefined } } as unknown as BrowserApp;
    const started = startTab(makeStorefront([{ ...cart, tab: load as never }, feature('auth', log)]), {
      app,
      router: createMemoryRouter([{ path: '/', element: null }]),
      loadPageError: async () => undefined,
    });
    await jest.advanceTimersByTimeAsync(1000);
    await started;
    jest.useRealTimers();
    expect(log).toEqual(['cart restores', 'auth restores', 'cart starts', 'auth starts']);
  });

  it('offers the data of a page whose revalidation fails', async () => {
    const { app } = await start();
    expect(app.ports.staleData).toEqual(expect.any(Function));
  });
});
