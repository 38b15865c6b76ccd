import { msg } from '@lingui/core/macro';

/** Words for a posted form that has changed nothing: the favourites service is down or rejects the change. */
export const favouritesNotSavedMessage = msg`We could not save your favourites. Try again in a moment.`;

/** Words for a posted form that has changed nothing: the product does not exist. */
export const unknownFavouriteMessage = msg`We do not know this product, so your favourites are as they were.`;
