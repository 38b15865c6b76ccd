import { joinedMessages, startAccountCart, undoMessage } from '@lyng/cart';
import type { AccountCartPorts } from '@lyng/cart';
import { snackbarShown } from '@lyng/feature';
import type { RootState } from '../store.ts';
import type { Translate } from './cart-to-snackbar.ts';
import { sessionPorts } from './session-ports.ts';
import type { StartListening } from './wirings.ts';

type Ports = Pick<AccountCartPorts<RootState>, 'account' | 'gateway' | 'storage' | 'notifyTabs'>;

export interface AuthToAccountCartPorts extends Ports {
  readonly translate: Translate;
  readonly loadTexts: () => Promise<unknown>;
}

/** A login joins the browser's cart with the account's, and a message names the products that came with it. */
export function authToAccountCart(start: StartListening, ports: AuthToAccountCartPorts): void {
  const { loadTexts, translate } = ports;
  startAccountCart(start, {
    ...ports,
    ...sessionPorts,
    showMessage: async ({ names, undo }, { dispatch }) => {
      await loadTexts();
      const text = joinedMessages(names).map(translate).join(' ');
      dispatch(snackbarShown(text, undo ? { undo: { label: translate(undoMessage), action: undo } } : {}));
    },
  });
}
