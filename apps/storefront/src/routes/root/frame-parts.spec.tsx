import { createI18n, I18nProvider } from '@lyng/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { serverMessages } from '../../messages/server-messages.ts';
import { addLateSlices } from '../../shell/late-slices.ts';
import { pageLoadFailed, pageLoadFinished, pageLoadStarted } from '../../shell/slices/loading-slice.ts';
import { headerHiddenChanged, selectPage } from '../../shell/slices/page-slice.ts';
import { snackShown } from '../../shell/slices/snackbar-slice.ts';
import { makeStore } from '../../store.ts';
import { PageLoading } from './PageLoading.tsx';
import { Toasts } from './Toasts.tsx';

function show(part: ReactElement) {
  const store = makeStore();
  addLateSlices(store);
  render(
    <Provider store={store}>
      <I18nProvider i18n={createI18n('da', [serverMessages.shop.da])}>{part}</I18nProvider>
    </Provider>,
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
  it('shows the bar after 200 ms and a word after 1000 ms, until the page is there [UI-02, UI-03]', () => {
    const { dispatch } = show(<PageLoading />);
    dispatch(pageLoadStarted());
    pass(200);
    expect(screen.getByRole('progressbar', { name: 'Siden indlæses' })).toBeInTheDocument();
    expect(screen.queryByText('Et øjeblik')).not.toBeInTheDocument();
    pass(800);
    expect(screen.getByText('Et øjeblik')).toBeInTheDocument();
    dispatch(pageLoadFinished());
    expect(screen.queryByText('Et øjeblik')).not.toBeInTheDocument();
  });

  it('marks a load that has failed [UI-02]', () => {
    const { dispatch } = show(<PageLoading />);
    dispatch(pageLoadStarted());
    pass(300);
    dispatch(pageLoadFailed());
    expect(screen.getByRole('progressbar').firstElementChild).toHaveAttribute('data-phase', 'failed');
  });
});

describe('Toasts', () => {
  it.each([
    [undefined, undefined, 'neutral', 'top-right'],
    ['success', undefined, 'success', 'top-right'],
    ['error', 'bottom', 'danger', 'bottom'],
  ] as const)(
    'shows a message of mode %s and placement %s as %s at %s, for five seconds [UI-01]',
    (mode, placement, tone, place) => {
      const { dispatch } = show(<Toasts />);
      dispatch(snackShown('Gemt', { ...(mode && { mode }), ...(placement && { placement }) }));
      const toast = screen.getByText('Gemt').closest('[data-tone]');
      expect(toast).toHaveAttribute('data-tone', tone);
      expect(toast?.closest('[data-placement]')).toHaveAttribute('data-placement', place);
      pass(5000);
      expect(screen.queryByText('Gemt')).not.toBeInTheDocument();
    },
  );

  it('takes back what it tells of, by the action that came with it [IDEA-16]', () => {
    const { store, dispatch } = show(<Toasts />);
    dispatch(snackShown('Fjernet', { undo: { label: 'Fortryd', action: headerHiddenChanged(true) } }));
    fireEvent.click(screen.getByRole('button', { name: 'Fortryd' }));
    expect(selectPage(store.getState()).headerHidden).toBe(true);
    expect(screen.queryByText('Fjernet')).not.toBeInTheDocument();
  });
});
