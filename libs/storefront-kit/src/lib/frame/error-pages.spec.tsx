import type { Messages } from '@lingui/core';
import { AppProviders, useOnline } from '@lyng/feature';
import { createI18n } from '@lyng/i18n';
import { createTestApp } from '@lyng/feature/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  useRouteError,
} from 'react-router-dom';
import { loadFrameTexts } from '../testing/load-frame-texts.ts';
import { putOnline } from '../testing/put-online.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { ShellError } from './ShellError.tsx';

const chunkLoadError = new TypeError(
  'Failed to fetch dynamically imported module: https://shop/assets/product-route-abc.js',
);

let shopTexts: Messages;
beforeAll(async () => void (shopTexts = await loadFrameTexts('da')));

/** The error page, when it does not reload. */
const PageError = () => <ErrorMessage error={useRouteError()} isOnline={useOnline()} />;

/** A page whose loader failed with `failure`, in the shop's frames; `errorPage` is the inner one. */
function openFailed(failure: unknown, errorPage = <PageError />): void {
  const routes = [
    {
      path: '/',
      errorElement: <ShellError />,
      children: [{ id: 'page', errorElement: errorPage, children: [{ index: true, element: <p>The page</p> }] }],
    },
  ];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: {}, errors: { page: failure } } });
  render(
    <AppProviders app={createTestApp()} i18n={createI18n('da', [shopTexts])}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

describe('the error page', () => {
  // The router logs what it has caught.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['a missing page', new ErrorResponse(404, '', null), 'Siden blev ikke fundet'],
    ['an error', new Error('password=hunter2'), 'Noget gik galt'],
  ])('has a text for %s, with a link home and without details [APP-04]', (_name, failure, text) => {
    openFailed(failure);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
    expect(document.body).not.toHaveTextContent('hunter2');
  });

  it('keeps links in the shop for a missing page', () => {
    openFailed(new ErrorResponse(404, '', null));
    expect(screen.getByRole('link', { name: 'Til forsiden' })).not.toHaveAttribute('target');
  });

  it('falls back to a message and a link home when it fails itself [APP-04]', () => {
    function BrokenPage(): never {
      throw new Error('the error page broke');
    }
    openFailed(new Error('the page broke'), <BrokenPage />);
    expect(screen.getByText('Noget gik galt.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
  });

  describe('for a failed chunk', () => {
    it('has links that load a document [APP-06]', () => {
      openFailed(chunkLoadError);
      for (const link of [
        screen.getByRole('link', { name: 'Til forsiden' }),
        screen.getByRole('link', { name: 'Prøv igen' }),
      ]) {
        expect(link).toHaveAttribute('target', '_top');
        // Not prevented: the browser follows it.
        expect(fireEvent.click(link)).toBe(true);
      }
    });

    it('shows offline what is missing, and does not leave for a page that cannot load [APP-06, SHOP-19]', () => {
      putOnline(false);
      openFailed(chunkLoadError);
      expect(screen.getByRole('heading', { level: 1, name: 'Du er offline' })).toBeVisible();
      expect(document.body).not.toHaveTextContent(/[345]\d\d/);
      // The retry comes first; the front page is out of reach too.
      const links = screen.getAllByRole('link');
      expect(links[0]).toHaveAccessibleName('Prøv igen');
      expect(links.map((link) => [link.dataset['variant'], link.getAttribute('target')])).toEqual([
        ['primary', null],
        ['secondary', null],
      ]);
      putOnline(true);
      expect(screen.queryByRole('heading', { name: 'Du er offline' })).not.toBeInTheDocument();
    });
  });
});
