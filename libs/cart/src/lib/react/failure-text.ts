import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { isSameLine } from '../core/pending-operation.ts';
import type { PendingOperation } from '../core/pending-operation.ts';
import type { ShownLine } from '../core/replay.ts';
import { shownCode } from '../core/voucher-code.ts';
import type { FailedOperation } from '../state/cart-slice.ts';
import { cartFailureMessage } from './cart-failure-messages.ts';

/** Title and text of a failed change; without a title the cart was not changed. */
export interface FailureText {
  readonly title?: string;
  readonly text: string;
}

/** The message for a failed operation: what it was, by name, and why it failed. */
export const failureText = (
  { operation, failure }: FailedOperation,
  lines: readonly ShownLine[],
  i18n: I18n,
): FailureText => {
  const title = titleOf(operation, lines);
  return { ...(title && { title: i18n._(title) }), text: i18n._(cartFailureMessage(failure)) };
};

function titleOf(operation: PendingOperation, lines: readonly ShownLine[]): MessageDescriptor | null {
  if (operation.kind === 'add') return msg`${{ name: operation.product.name }} was not added`;
  if (operation.kind === 'set-promo-code')
    return operation.promoCode === ''
      ? null
      : msg`The code ${{ code: shownCode(operation.promoCode) }} was not applied`;
  const name = lines.find((line) => isSameLine(line.reference, operation.line))?.product.name;
  if (name === undefined) return null;
  return operation.quantity === 0 ? msg`${{ name }} was not removed` : msg`The quantity of ${{ name }} was not changed`;
}
