import { snackbarShown } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { removedCodeMessage, removedMessage, undoMessage } from '../react/removal-messages.ts';
import { cartSlice } from '../state/cart-slice.ts';
import { codeRemovalQueued, removalQueued, undoRemoval } from '../state/removal-events.ts';
import type { StartListening } from '../state/start-listening.ts';

const { operationQueued } = cartSlice.actions;

/** Products and codes removed from the cart can be restored while the message about it is shown. */
export function cartToSnackbar(start: StartListening, translate: AppContext['translate']): void {
  start({
    actionCreator: removalQueued,
    effect: ({ payload }, { dispatch }) => {
      const undo = { label: translate(undoMessage), action: undoRemoval(payload) };
      dispatch(snackbarShown(translate(removedMessage(payload.product.name)), { undo }));
    },
  });
  start({
    actionCreator: codeRemovalQueued,
    effect: ({ payload: { promoCode } }, { dispatch }) => {
      const undo = { label: translate(undoMessage), action: operationQueued({ kind: 'set-promo-code', promoCode }) };
      dispatch(snackbarShown(translate(removedCodeMessage(promoCode)), { undo }));
    },
  });
}
