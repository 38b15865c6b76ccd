import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { loadingSlice, selectPage } from '@lyng/feature';
import type { PageHead } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { testFrame } from '../testing/make-storefront.ts';
import { watchRouter } from './watch-router.ts';
import '../testing/request-in-jsdom.ts';

const headOf = (title: string, canonical: string): PageHead => ({
  title: `${title} | Lyng`,
  alternates: { canonical: `http://dk.localhost${canonical}`, links: [] },
});

/** A tab on the home page, whose head the server has rendered. */
function openTab() {
  document.title = 'Hjem | Lyng';
  document.head.innerHTML =
    '<link rel="canonical" href="http://dk.localhost/" data-page=""><link rel="icon" href="/favicon.svg">';
  const shown = (name: string) => <h1>{name}</h1>;
  const page = (path: string, name: string, title: string): RouteObject => ({
    path,
    handle: { screen: name },
    element: shown(title),
    loader: () => ({ head: headOf(title, path) }),
  });
  const router = createMemoryRouter(
    [
      page('/', 'home', 'Hjem'),
      page('/brands', 'brands', 'Mærker'),
      {
        path: '/gone',
        handle: { screen: 'product' },
        element: shown('Vare'),
        ErrorBoundary: () => shown('Fejl'),
        loader: () => {
          throw data(null, { status: 404 });
        },
      },
    ],
    { hydrationData: { loaderData: { 0: { head: headOf('Hjem', '/') } } } },
  );
  const app = createTestApp();
  const { store } = app;
  store.addSlices([loadingSlice]);
  watchRouter(router, app, testFrame.errorTitle);
  render(<RouterProvider router={router} />);
  const canonicals = () =>
    [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));
  return {
    goTo: (to: string | -1) => act(async () => (to === -1 ? router.navigate(-1) : router.navigate(to))),
    head: () => [document.title, canonicals()],
    page: () => selectPage(store.getState()),
  };
}

describe('the head of a document', () => {
  it('has the title and the one canonical address of the current page, also after Back [ROUTE-28]', async () => {
    const { goTo, head, page } = openTab();
    await goTo('/brands');
    expect(await screen.findByRole('heading', { name: 'Mærker' })).toBeVisible();
    await waitFor(() => expect(head()).toEqual(['Mærker | Lyng', ['http://dk.localhost/brands']]));
    expect(page()).toMatchObject({ currentRouteName: 'brands', currentPath: '/brands' });
    await goTo(-1);
    expect(await screen.findByRole('heading', { name: 'Hjem' })).toBeVisible();
    await waitFor(() => expect(head()).toEqual(['Hjem | Lyng', ['http://dk.localhost/']]));
    expect(document.querySelector('link[rel=icon]')).not.toBeNull();
  });

  it('has no canonical address of the previous page on an error page', async () => {
    const { goTo, head } = openTab();
    await goTo('/gone');
    expect(await screen.findByRole('heading', { name: 'Fejl' })).toBeVisible();
    await waitFor(() => expect(head()).toEqual([expect.stringMatching(/.+ \| Lyng$/), []]));
    expect(document.title).not.toBe('Hjem | Lyng');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  });
});
