import { cartSlice } from '@lyng/cart';
import { avardaSlice, checkoutSlice } from '@lyng/checkout';
import { favouritesSlice } from '@lyng/favourites';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { cartMiddleware, cartState, startCart } from './cart.ts';
import { favouritesMiddleware, startFavourites } from './favourites.ts';

export const store = configureStore({
  reducer: combineSlices(cartSlice, favouritesSlice, checkoutSlice, avardaSlice),
  preloadedState: { cart: cartState },
  middleware: (defaults) => defaults().prepend(cartMiddleware, favouritesMiddleware),
});

startCart(store);
startFavourites(store);
