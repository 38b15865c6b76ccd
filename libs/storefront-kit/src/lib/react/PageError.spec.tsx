import type { ErrorMessageProps } from '@lyng/feature';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { putOnline } from '../testing/put-online.ts';
import { createPageError } from './PageError.tsx';

const chunkLoadError = new TypeError(
  'Failed to fetch dynamically imported module: https://shop/assets/product-route-abc.js',
);

const PageError = createPageError(({ error, isOnline }: ErrorMessageProps) => (
  <h1>
    {error instanceof ErrorResponse ? error.status : String(error)}
    {isOnline ? '' : ' offline'}
  </h1>
));

/** A page whose loader failed with `failure`. */
function openFailed(failure: unknown): void {
  const routes = [
    { id: 'page', path: '/', errorElement: <PageError />, children: [{ index: true, element: <p>The page</p> }] },
  ];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: {}, errors: { page: failure } } });
  render(<RouterProvider router={router} />);
}

describe('the error page', () => {
  // The router logs what it has caught.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());
  afterEach(() => window.sessionStorage.clear());

  it.each([
    ['a missing page', new ErrorResponse(404, '', null), '404'],
    ['an error', new Error('broken'), 'Error: broken'],
  ])('shows %s at once, and does not reload', (_name, failure, text) => {
    openFailed(failure);
    expect(screen.getByRole('heading', { name: text })).toBeVisible();
    expect(window.sessionStorage.getItem('page-reloaded')).toBeNull();
  });

  it('is shown for a failed chunk after a reload [APP-06]', () => {
    const reloaded = String(Date.now());
    window.sessionStorage.setItem('page-reloaded', reloaded);
    openFailed(chunkLoadError);
    expect(screen.getByRole('heading', { name: String(chunkLoadError) })).toBeVisible();
    expect(window.sessionStorage.getItem('page-reloaded')).toBe(reloaded);
  });

  it('does not reload offline, where no page can load [APP-06, SHOP-19]', () => {
    putOnline(false);
    openFailed(chunkLoadError);
    const heading = screen.getByRole('heading', { name: `${String(chunkLoadError)} offline` });
    expect(heading).toBeVisible();
    expect(window.sessionStorage.getItem('page-reloaded')).toBeNull();
    // Reloaded as soon as it is online; this tab has reloaded just now.
    window.sessionStorage.setItem('page-reloaded', String(Date.now()));
    putOnline(true);
    expect(heading).not.toHaveTextContent('offline');
  });
});
