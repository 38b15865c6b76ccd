import type { ShopState, ShopStore } from '@lyng/feature';
import type { TypedStartListening } from '@reduxjs/toolkit';

/** The function that starts the listeners of a tab. */
export type StartListening = TypedStartListening<ShopState, ShopStore['dispatch']>;
