import {
  cartSlice,
  codeRemovalQueued,
  removalQueued,
  removedCodeMessage,
  removedMessage,
  undoMessage,
  undoRemoval,
} from '@lyng/cart';
import type { MessageDescriptor } from '@lingui/core';
import { snackbarShown } from '@lyng/feature';
import type { StartListening } from './wirings.ts';

/** Translates into the shopper's language. */
export type Translate = (message: MessageDescriptor) => string;

const { operationQueued } = cartSlice.actions;

/** Products and codes removed from the cart can be restored while the message about it is shown. */
export function cartToSnackbar(start: StartListening, translate: Translate): void {
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
