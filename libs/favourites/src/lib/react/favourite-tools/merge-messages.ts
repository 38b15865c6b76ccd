import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FAVOURITES_CAP } from '../../core/product-id.ts';

export const undoMergeMessage = msg`Undo`;

const addedMessage = (count: number): MessageDescriptor =>
  count === 1 ? msg`1 favourite was added to your account.` : msg`${{ count }} favourites were added to your account.`;

/** A full list has no room for more; the products that are left out are named where they are known. */
const droppedMessage = (count: number, names: readonly string[]): MessageDescriptor =>
  names.length > 0
    ? msg`Your list is full with ${{ max: FAVOURITES_CAP }}. Not added: ${{ names: names.join(', ') }}.`
    : msg`Your list is full with ${{ max: FAVOURITES_CAP }}. Not added: ${{ count }}.`;

/** Words for the favourites that a login has added to the account. */
export const mergeMessages = (
  added: number,
  dropped: number,
  droppedNames: readonly string[],
): readonly MessageDescriptor[] => [
  ...(added > 0 ? [addedMessage(added)] : []),
  ...(dropped > 0 ? [droppedMessage(dropped, droppedNames)] : []),
];
