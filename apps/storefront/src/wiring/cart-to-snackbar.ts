import {
  cartSlice,
  codeRemovalStated,
  removalStated,
  removalUndone,
  removedCodeMessage,
  removedMessage,
  undoMessage,
} from '@lyng/cart';
import type { MessageDescriptor } from '@lingui/core';
import { snackShown } from '../shell/slices/snackbar-slice.ts';
import type { StartListening } from './wirings.ts';

/** Gives a text in the shopper's language. */
export type Translate = (message: MessageDescriptor) => string;

const { intentStated } = cartSlice.actions;

/** What was taken out of the cart, or off it, can be brought back while the message about it is there (IDEA-16). */
export function cartToSnackbar(start: StartListening, translate: Translate): void {
  start({
    actionCreator: removalStated,
    effect: ({ payload }, { dispatch }) => {
      const undo = { label: translate(undoMessage), action: removalUndone(payload) };
      dispatch(snackShown(translate(removedMessage(payload.product.name)), { undo }));
    },
  });
  start({
    actionCreator: codeRemovalStated,
    effect: ({ payload: { promoCode } }, { dispatch }) => {
      const undo = { label: translate(undoMessage), action: intentStated({ kind: 'set-promo-code', promoCode }) };
      dispatch(snackShown(translate(removedCodeMessage(promoCode)), { undo }));
    },
  });
}
