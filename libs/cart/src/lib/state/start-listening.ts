import type { ShopState, ShopStore } from '@lyng/feature';
import type { TypedStartListening } from '@reduxjs/toolkit';

export type StartListening = TypedStartListening<ShopState, ShopStore['dispatch']>;
