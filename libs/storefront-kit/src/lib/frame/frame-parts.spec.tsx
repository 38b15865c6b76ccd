import type { Messages } from '@lingui/core';
import { createI18n } from '@lyng/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  AppProviders,
  createStore,
  headerHiddenChanged,
  pageLoadFailed,
  pageLoadFinished,
  pageLoadStarted,
  selectPage,
  snackbarShown,
} from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { loadFrameTexts } from '../testing/load-frame-texts.ts';
import { PageLoading } from './PageLoading.tsx';
import { slices } from './lazy-slices.ts';
import { Snackbars } from './Snackbars.tsx';

let texts: Messages;
beforeAll(async () => {
  texts = await loadFrameTexts('da');
});

function show(part: ReactElement) {
  const store = createStore({ features: [] });
  store.addSlices(slices);
  render(
    <AppProviders app={createTestApp({ store })} i18n={createI18n('da', [texts])}>
      {part}
    </AppProviders>,
  );
  return { store, dispatch: (action: Parameters<typeof store.dispatch>[0]) => act(() => store.dispatch(action)) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('PageLoading', () => {
  it('shows the bar after 200 ms and a text after 1000 ms, until the page is there [UI-02, UI-03, API-10]', () => {
    const { dispatch } = show(<PageLoading />);
    dispatch(pageLoadStarted());
    pass(200);
    expect(screen.getByRole('progressbar', { name: 'Siden indlæses' })).toBeInTheDocument();
    expect(screen.queryByText('Et øjeblik')).not.toBeInTheDocument();
    pass(800);
    expect(screen.getByText('Et øjeblik')).toBeInTheDocument();
    dispatch(pageLoadFinished());
    // It stays long enough to be read.
    expect(screen.getByText('Et øjeblik')).toBeInTheDocument();
    pass(200);
    expect(screen.queryByText('Et øjeblik')).not.toBeInTheDocument();
  });

  it('marks a failed load [UI-02]', () => {
    const { dispatch } = show(<PageLoading />);
    dispatch(pageLoadStarted());
    pass(300);
    dispatch(pageLoadFailed());
    expect(screen.getByRole('progressbar').firstElementChild).toHaveAttribute('data-phase', 'failed');
  });
});

describe('Snackbars', () => {
  it.each([
    [undefined, undefined, 'neutral', 'top-right'],
    ['success', undefined, 'success', 'top-right'],
    ['error', 'bottom', 'danger', 'bottom'],
  ] as const)(
    'shows a message of mode %s and placement %s as %s at %s, for five seconds [UI-01]',
    (mode, placement, tone, place) => {
      const { dispatch } = show(<Snackbars />);
      dispatch(snackbarShown('Gemt', { ...(mode && { mode }), ...(placement && { placement }) }));
      const snackbar = screen.getByText('Gemt').closest('[data-tone]');
      expect(snackbar).toHaveAttribute('data-tone', tone);
      expect(snackbar?.closest('[data-placement]')).toHaveAttribute('data-placement', place);
      pass(5000);
      expect(screen.queryByText('Gemt')).not.toBeInTheDocument();
    },
  );

  it('keeps a persistent message, with a link to what it is about, until it is closed', () => {
    const { dispatch } = show(<Snackbars />);
    dispatch(snackbarShown('Prøv igen', { persistent: true, link: { label: 'Igen', href: '/p/solveig' } }));
    pass(60_000);
    expect(screen.getByRole('link', { name: 'Igen' })).toHaveAttribute('href', '/p/solveig');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Prøv igen')).not.toBeInTheDocument();
  });

  it('undoes with the action of its message [IDEA-16]', () => {
    const { store, dispatch } = show(<Snackbars />);
    dispatch(snackbarShown('Fjernet', { undo: { label: 'Fortryd', action: headerHiddenChanged(true) } }));
    fireEvent.click(screen.getByRole('button', { name: 'Fortryd' }));
    expect(selectPage(store.getState()).headerHidden).toBe(true);
    expect(screen.queryByText('Fjernet')).not.toBeInTheDocument();
  });
});
