import { CurrentApp } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import type { KnownShopper } from '@lyng/model';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { shopperSlice } from '../../state/shopper-slice.ts';
import { useKnownShopper } from './use-known-shopper.ts';

const karen = { userId: '7' };
const mads = { userId: '8' };

/** The checkout of a shop whose account responds on demand. */
function open() {
  const responders: ((email: string) => Promise<void>)[] = [];
  const knownShopper = () =>
    new Promise<KnownShopper>((resolve) => responders.push((email) => act(async () => resolve({ email }))));
  const app = { port: async () => knownShopper } as unknown as AppContext;
  const store = configureStore({ reducer: combineSlices(shopperSlice) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <CurrentApp value={app}>{children}</CurrentApp>
    </Provider>
  );
  const { result } = renderHook(() => useKnownShopper('dk'), { wrapper });
  const dispatch = (type: string, payload: unknown) => act(async () => void store.dispatch({ type, payload }));
  const start = (user: typeof karen | null) => dispatch('auth/sessionRead', user);
  const become = (user: typeof karen | null) =>
    dispatch('auth/event/sessionChanged', { reason: user ? 'login' : 'logout', user });
  /** Responds to the `count`th request. */
  const respond = async (count: number, email: string) => {
    await waitFor(() => expect(responders).toHaveLength(count));
    await responders.at(-1)?.(email);
  };
  return { result, start, become, respond, responders };
}

describe('the account data of a shopper', () => {
  it('is empty for a guest', async () => {
    const { result, start, responders } = open();
    expect([result.current, responders]).toEqual([undefined, []]);
    await start(null);
    expect([result.current, responders]).toEqual([undefined, []]);
  });

  it('is loaded for a shopper who was logged in before', async () => {
    const { result, start, respond } = open();
    await start(karen);
    await respond(1, 'karen@example.com');
    expect(result.current).toEqual({ email: 'karen@example.com' });
  });

  it.each([
    ['disappears with a logout and is not shown to the next shopper', [null, mads]],
    ['is requested again when another shopper logs in at once, as from another tab', [mads]],
  ])('%s [AUTH-06]', async (_rule, users) => {
    const { result, become, respond } = open();
    await become(karen);
    await respond(1, 'karen@example.com');
    expect(result.current).toEqual({ email: 'karen@example.com' });
    for (const user of users) {
      await become(user);
      expect(result.current).toBeUndefined();
    }
    await respond(2, 'mads@example.com');
    expect(result.current).toEqual({ email: 'mads@example.com' });
  });

  it('is dropped when it arrives after its owner has logged out [AUTH-06]', async () => {
    const { result, become, responders, respond } = open();
    await become(karen);
    await waitFor(() => expect(responders).toHaveLength(1));
    await become(mads);
    await respond(2, 'mads@example.com');
    await responders[0]?.('karen@example.com');
    expect(result.current).toEqual({ email: 'mads@example.com' });
  });
});
