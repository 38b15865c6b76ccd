import { sessionChanged } from '@lyng/auth';
import type { SignedInUser } from '@lyng/auth';
import { GatewayProvider } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { ok } from '@lyng/model';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { addLateSlices } from '../../shell/late-slices.ts';
import { makeStore } from '../../store.ts';
import { useKnownShopper } from './use-known-shopper.ts';

const karen: SignedInUser = {
  userId: '7',
  userName: 'Karen Holm',
  customerType: 'PERSON',
  isMember: false,
  isStudent: false,
  isCurve: false,
};
const mads: SignedInUser = { ...karen, userId: '8', userName: 'Mads Lindgaard' };

/** The checkout over an API that answers when it is told to. */
function open() {
  const answers: ((email: string) => Promise<void>)[] = [];
  const gateway = {
    query: () =>
      new Promise((resolve) =>
        answers.push((email) => act(async () => resolve(ok({ getUser: { email, address: null } })))),
      ),
  } as unknown as CommerceGateway;
  const store = makeStore();
  addLateSlices(store);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <GatewayProvider gateway={gateway}>{children}</GatewayProvider>
    </Provider>
  );
  const { result } = renderHook(() => useKnownShopper('dk'), { wrapper });
  const become = (user: SignedInUser | null) =>
    act(async () => void store.dispatch(sessionChanged({ reason: user ? 'login' : 'logout', user })));
  /** Answers the question that was asked as the `count`th. */
  const answer = async (count: number, email: string) => {
    await waitFor(() => expect(answers).toHaveLength(count));
    await answers.at(-1)?.(email);
  };
  return { result, become, answer, answers };
}

describe('what the account knows', () => {
  it('is nothing for a guest', () => {
    const { result, answers } = open();
    expect([result.current, answers]).toEqual([undefined, []]);
  });

  it('goes with who logs out, and is not who comes next’s [AUTH-06]', async () => {
    const { result, become, answer } = open();
    await become(karen);
    await answer(1, 'karen@example.com');
    expect(result.current).toEqual({ email: 'karen@example.com' });
    await become(null);
    expect(result.current).toBeUndefined();
    await become(mads);
    expect(result.current).toBeUndefined();
    await answer(2, 'mads@example.com');
    expect(result.current).toEqual({ email: 'mads@example.com' });
  });

  it('is asked for anew when somebody else is logged in at once, as by another tab [AUTH-06]', async () => {
    const { result, become, answer, answers } = open();
    await become(karen);
    await answer(1, 'karen@example.com');
    await become(mads);
    expect(result.current).toBeUndefined();
    await answer(2, 'mads@example.com');
    expect(result.current).toEqual({ email: 'mads@example.com' });
    expect(answers).toHaveLength(2);
  });

  it('is dropped when it comes after its owner has gone [AUTH-06]', async () => {
    const { result, become, answers, answer } = open();
    await become(karen);
    await waitFor(() => expect(answers).toHaveLength(1));
    await become(mads);
    await answer(2, 'mads@example.com');
    await answers[0]?.('karen@example.com');
    expect(result.current).toEqual({ email: 'mads@example.com' });
  });
});
