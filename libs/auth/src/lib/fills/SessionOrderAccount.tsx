import { useApp } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { OrderAccount } from '../react/order-account/OrderAccount.tsx';
import { tabSessionOf } from '../state/tab-session.ts';

/** The account of a guest's order, with the session of this tab. */
export function SessionOrderAccount({ email, onCreated }: Slots['confirmation:account']) {
  const { register } = tabSessionOf(useApp());
  const create = async (password: string) => {
    const result = await register({ username: email, password, remember: true });
    if (result.ok) await onCreated();
    return result;
  };
  return <OrderAccount email={email} create={create} />;
}
