import { removalStated, removalUndone, removedMessage, undoMessage } from '@lyng/cart';
import type { MessageDescriptor } from '@lingui/core';
import { snackShown } from '../shell/slices/snackbar-slice.ts';
import type { StartListening } from './wirings.ts';

/** Gives a text in the shopper's language. */
export type Translate = (message: MessageDescriptor) => string;

/** What was taken out of the cart can be brought back while the message about it is there (IDEA-16). */
export function cartToSnackbar(start: StartListening, translate: Translate): void {
  start({
    actionCreator: removalStated,
    effect: ({ payload }, { dispatch }) => {
      const undo = { label: translate(undoMessage), action: removalUndone(payload) };
      dispatch(snackShown(translate(removedMessage(payload.product.name)), { undo }));
    },
  });
}
