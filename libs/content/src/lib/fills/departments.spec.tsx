import { SiteProvider } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeMenu } from '../testing/make-content.ts';
import { Part } from './departments.tsx';

/** The links that a page below this frame gets. */
function open(menus: object | null) {
  const frameData = { menus };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        loader: () => frameData,
        element: (
          <Part>{(links) => links.map(({ label, href }) => <a key={href} href={href} aria-label={label} />)}</Part>
        ),
      },
    ],
    { hydrationData: { loaderData: { root: frameData } } },
  );
  render(
    <SiteProvider value={makeSite({ basePath: '/sv' })}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
}

describe('the departments', () => {
  it('are the first level of the main menu, on this site and without invalid links', () => {
    expect(open({ main: makeMenu(), footer: [] })).toEqual([
      ['Dame', '/sv/c/dame'],
      ['Udsalg', '/sv/dc/efteraar'],
    ]);
  });

  it('are not shown while the menus are missing', () => {
    expect(open(null)).toEqual([]);
  });
});
