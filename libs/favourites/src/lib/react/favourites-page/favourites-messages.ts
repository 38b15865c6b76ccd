import { msg } from '@lingui/core/macro';

/** Why a posted form has changed nothing: the favourites service is down or refuses. */
export const favouritesNotSavedMessage = msg`We could not save your favourites. Try again in a moment.`;

/** Why a posted form has changed nothing: there is no such product. */
export const unknownFavouriteMessage = msg`We do not know this product, so your favourites are as they were.`;
