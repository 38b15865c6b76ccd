import type { Messages } from '@lingui/core';
import { AppProviders } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadFrameTexts } from '../../testing/load-frame-texts.ts';
import { openStore } from '../../testing/open-store.ts';
import { HeaderSearch } from './HeaderSearch.tsx';

let texts: Messages;
beforeAll(async () => void (texts = await loadFrameTexts('da')));

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
    <AppProviders app={createTestApp({ store: openStore() })} i18n={createI18n('da', [texts])}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return screen.getByRole('searchbox');
};

describe('the search field of the header', () => {
  it('contains the query of the results below it [SEARCH-10]', () => {
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
