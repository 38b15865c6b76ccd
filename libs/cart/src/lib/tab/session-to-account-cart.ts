import { snackbarShown } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { joinedMessages } from '../react/account-cart/account-cart-messages.ts';
import { undoMessage } from '../react/removal-messages.ts';
import { startAccountCart } from '../state/account-cart/start-account-cart.ts';
import type { AccountCartPorts } from '../state/account-cart/start-account-cart.ts';
import type { StartListening } from '../state/start-listening.ts';

export interface SessionToAccountCartPorts
  extends Omit<AccountCartPorts, 'showMessage'>, Pick<AppContext, 'loadMessages' | 'translate'> {}

/** A login joins the browser's cart with the account's, and a message names the products that came with it. */
export function sessionToAccountCart(start: StartListening, ports: SessionToAccountCartPorts): void {
  const { loadMessages, translate } = ports;
  startAccountCart(start, {
    ...ports,
    showMessage: async ({ names, undo }, { dispatch }) => {
      await Promise.all([loadMessages('account-cart'), loadMessages('cart')]);
      const text = joinedMessages(names).map(translate).join(' ');
      dispatch(snackbarShown(text, undo ? { undo: { label: translate(undoMessage), action: undo } } : {}));
    },
  });
}
