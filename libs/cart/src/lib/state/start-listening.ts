import type { ShopState, ShopStore } from '@lyng/feature';
import type { TypedStartListening } from '@reduxjs/toolkit';

/** Starts a listener in the shop's store. */
export type StartListening = TypedStartListening<ShopState, ShopStore['dispatch']>;
