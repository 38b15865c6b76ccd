import { AppProviders } from '@lyng/feature';
import type { SlotRegistry, Slots } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { Link } from '@lyng/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { RouterNavigationProvider } from '../react/RouterNavigationProvider.tsx';
import { PendingPage } from './PendingPage.tsx';
import '../testing/request-in-jsdom.ts';

const Pending = ({ pathname, known }: Slots['page:pending']) => (
  <p role="status">
    {pathname}: {(known as { readonly name: string }).name}
  </p>
);

const slots = { load: async () => undefined, get: () => Pending } as unknown as SlotRegistry;

/** A tab on a list with a link to a product, whose data comes when `release` is called. */
async function openTab() {
  let resolve: (data: null) => void = () => undefined;
  const promise = new Promise<null>((made) => (resolve = made));
  const router = createMemoryRouter([
    {
      element: (
        <RouterNavigationProvider>
          <PendingPage />
          <Outlet />
        </RouterNavigationProvider>
      ),
      children: [
        {
          path: '/',
          element: (
            <>
              <Link href="/p/solveig" known={{ name: 'Solveig' }}>
                Card
              </Link>
              <Link href="/p/solveig">Name</Link>
            </>
          ),
        },
        { path: '/p/solveig', loader: () => promise, element: <h1>Solveig</h1> },
      ],
    },
  ]);
  await act(
    async () =>
      void render(
        <AppProviders app={createTestApp({ slots })} i18n={createI18n('da', [])}>
          <RouterProvider router={router} />
        </AppProviders>,
      ),
  );
  return {
    router,
    press: (name: string) => fireEvent.click(screen.getByRole('link', { name })),
    release: () => act(async () => resolve(null)),
    pending: () => screen.queryByRole('status')?.textContent,
  };
}

describe('PendingPage', () => {
  beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it('shows what the link knew from the press on, until the page is there', async () => {
    const { press, pending, release } = await openTab();
    press('Card');
    expect(pending()).toBe('/p/solveig: Solveig');
    await release();
    expect(screen.getByRole('heading', { name: 'Solveig' })).toBeVisible();
    expect(pending()).toBeUndefined();
  });

  it('shows nothing for a link that knows nothing of its page', async () => {
    const { press, pending, release } = await openTab();
    press('Name');
    expect(pending()).toBeUndefined();
    await release();
  });

  it('ends when the navigation is cancelled, and returns to the scroll position', async () => {
    const { press, pending, router } = await openTab();
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 640 });
    await act(async () => press('Card'));
    expect(pending()).toBe('/p/solveig: Solveig');
    await act(async () => router.navigate('/', { replace: true, state: null }));
    expect(pending()).toBeUndefined();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  });
});
