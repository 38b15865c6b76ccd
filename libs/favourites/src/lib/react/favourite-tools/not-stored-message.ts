import { msg } from '@lingui/core/macro';

export const notStoredMessage = msg`Your browser does not store your favourites: its storage is full or blocked. They are gone when you leave the shop.`;
