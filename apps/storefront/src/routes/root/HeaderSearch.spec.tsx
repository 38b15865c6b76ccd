import { createI18n, I18nProvider } from '@lyng/i18n';
import { SiteProvider } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { serverMessages } from '../../messages/server-messages.ts';
import { makeStore } from '../../store.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { LoadMessagesContext } from './use-load-messages.ts';

const open = (loaderData: object) => {
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        element: <HeaderSearch />,
        children: [{ id: 'page', index: true, element: null, loader: () => loaderData }],
      },
    ],
    { hydrationData: { loaderData: { page: loaderData } } },
  );
  render(
    <Provider store={makeStore()}>
      <I18nProvider i18n={createI18n('da', [serverMessages.shop.da])}>
        <SiteProvider value={makeSite()}>
          <LoadMessagesContext value={async () => undefined}>
            <RouterProvider router={router} />
          </LoadMessagesContext>
        </SiteProvider>
      </I18nProvider>
    </Provider>,
  );
  return screen.getByRole('searchbox');
};

describe('the search field of the header', () => {
  it('holds the words of the results that stand below it [SEARCH-10]', () => {
    expect(open({ words: 'røde støvler', page: {} })).toHaveValue('røde støvler');
  });

  it('is empty on any other page', () => {
    expect(open({ product: {} })).toHaveValue('');
  });

  it('is a form that works without script [SEARCH-09]', () => {
    const form = open({}).closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/search');
  });
});
