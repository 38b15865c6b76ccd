import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { JoinedNames } from '../../core/account-cart/joined-carts.ts';

const addedMessage = (names: readonly string[]): MessageDescriptor => {
  const [name = ''] = names;
  return names.length === 1
    ? msg`${{ name }} from your earlier cart is back.`
    : msg`${{ count: names.length }} products from your earlier cart are back.`;
};

const unavailableMessage = (names: readonly string[]): MessageDescriptor =>
  msg`No longer available: ${{ names: names.join(', ') }}.`;

/** Names the products that the join has added to the shopper's cart, and those that it could not add. */
export const joinedMessages = ({ added, unavailable }: JoinedNames): readonly MessageDescriptor[] => [
  ...(added.length > 0 ? [addedMessage(added)] : []),
  ...(unavailable.length > 0 ? [unavailableMessage(unavailable)] : []),
];
