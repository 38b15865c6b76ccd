import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageOutlet } from './PageOutlet.tsx';
import '../testing/request-in-jsdom.ts';

const Page = () => (
  <h1>
    {useLoaderData<string>()} at {useLocation().pathname}
  </h1>
);

/** A tab on a list; `loads` names each page that was loaded. */
async function openTab() {
  const loads: string[] = [];
  const page = (screen: string, path: string, staysMounted = false): RouteObject => ({
    id: screen,
    path,
    handle: { screen, ...(staysMounted && { staysMounted }) },
    loader: ({ params }) => {
      loads.push(Object.values(params).join());
      return `${screen} ${loads.length}`;
    },
    element: <Page />,
  });
  const router = createMemoryRouter(
    [
      {
        element: <PageOutlet />,
        children: [page('category', '/c/:name', true), page('brand', '/b/:name', true), page('product', '/p/:name')],
      },
    ],
    { initialEntries: ['/c/boots'] },
  );
  await act(async () => void render(<RouterProvider router={router} />));
  const heading = () => screen.getByRole('heading');
  return {
    router,
    loads,
    heading,
    first: heading(),
    goTo: (to: string | -1) => act(async () => (to === -1 ? router.navigate(-1) : router.navigate(to))),
    hidden: () => screen.queryAllByRole('heading', { hidden: true }).filter((one) => one !== heading()),
  };
}

describe('PageOutlet', () => {
  it('hides a list behind a product, as it was, and Back shows the same elements', async () => {
    const { first, goTo, heading, hidden } = await openTab();
    await goTo('/p/solveig');
    expect(heading()).toHaveTextContent('product 2 at /p/solveig');
    expect(hidden()).toEqual([first]);
    // The page comes first in the document.
    expect(heading().compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(first).toHaveTextContent('category 1 at /c/boots');
    await goTo('/p/other');
    expect(hidden()).toEqual([first]);
    await goTo(-1);
    await goTo(-1);
    expect(heading()).toBe(first);
    expect(hidden()).toEqual([]);
    // It is the present page again, with its present data.
    expect(first).toHaveTextContent('category 5 at /c/boots');
  });

  it('keeps one list: the last one', async () => {
    const { goTo, hidden } = await openTab();
    await goTo('/b/lyng');
    await goTo('/p/solveig');
    expect(hidden().map(({ textContent }) => textContent)).toEqual(['brand 2 at /b/lyng']);
    await goTo('/c/shoes');
    expect(hidden()).toEqual([]);
  });

  it('keeps a list’s own elements from filter to filter, and no product', async () => {
    const { goTo, first, heading, hidden } = await openTab();
    await goTo('/c/shoes');
    expect(heading()).toBe(first);
    await goTo('/p/solveig');
    await goTo('/c/boots');
    expect(hidden()).toEqual([]);
  });
});
