import type { Frame } from '@lyng/feature';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { createLazyPageError } from './LazyPageError.tsx';

const errorMessage: Frame['errorMessage'] = async () => ({
  ErrorMessage: ({ error }) => <h1>Fejl {(error as ErrorResponse).status}</h1>,
});

function openMissingPage([PageError]: ReturnType<typeof createLazyPageError>): void {
  const routes = [
    { id: 'page', path: '/', ErrorBoundary: PageError, children: [{ index: true, element: <p>The page</p> }] },
  ];
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: {}, errors: { page: new ErrorResponse(404, '', null) } },
  });
  render(<RouterProvider router={router} />);
}

describe('the error page', () => {
  it('loads with the first error [APP-04]', async () => {
    openMissingPage(createLazyPageError({ errorMessage }));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Fejl 404' })).toBeInTheDocument();
  });

  it('renders at once when its code is loaded, as on the server', async () => {
    const lazy = createLazyPageError({ errorMessage });
    await lazy[1]();
    openMissingPage(lazy);
    expect(screen.getByRole('heading', { level: 1, name: 'Fejl 404' })).toBeInTheDocument();
  });
});
