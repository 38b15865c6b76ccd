import { createI18n, I18nProvider } from '@lyng/i18n';
import { SiteProvider } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { serverMessages } from '../messages/server-messages.ts';
import { LatePageError, loadPageError } from './LatePageError.tsx';

function openMissingPage(): void {
  const routes = [
    { id: 'page', path: '/', ErrorBoundary: LatePageError, children: [{ index: true, element: <p>The page</p> }] },
  ];
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: {}, errors: { page: new ErrorResponse(404, '', null) } },
  });
  render(
    <I18nProvider i18n={createI18n('da', [serverMessages.shop.da])}>
      <SiteProvider value={makeSite()}>
        <RouterProvider router={router} />
      </SiteProvider>
    </I18nProvider>,
  );
}

describe('the error page', () => {
  it('comes with the first error [APP-04]', async () => {
    openMissingPage();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Siden blev ikke fundet' })).toBeInTheDocument();
  });

  it('is there at once when its code is, as it is where the server has rendered it', async () => {
    await loadPageError();
    openMissingPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Siden blev ikke fundet' })).toBeInTheDocument();
  });
});
