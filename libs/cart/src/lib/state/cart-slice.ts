import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { EventName } from '@lyng/feature';
import type { MarketAlias } from '@lyng/model';
import type { CartDifference } from '../core/cart-differences.ts';
import type { CartFailure } from '../core/cart-failure.ts';
import { enqueue, withoutOperation } from '../core/pending-operation.ts';
import type { LineProduct, PendingOperation } from '../core/pending-operation.ts';
import type { QuantityRejection } from '../core/check-quantity.ts';
import type { CartReference } from '../wire/cached-cart.ts';

/** A failed operation, and why it failed: its effect on the shown cart is taken back. */
export interface FailedOperation {
  readonly operation: PendingOperation;
  readonly failure: CartFailure;
}

/** An addition to the cart. */
export interface AddRequest {
  readonly skuId: number;
  readonly quantity: number;
  readonly product: LineProduct;
}

/** The mini cart: closed, or open with the line that was just added, if it was opened by adding. */
export type CartPanel = { readonly open: false } | { readonly open: true; readonly addedSkuId: number | null };

/** The state of the cart that the server does not know; the server's own cart is in the gateway's cache. */
export interface CartState {
  /** Empty until the shopper has a cart. */
  readonly cartId: string;
  readonly market: MarketAlias;
  readonly onCheckout: boolean;
  /** Operations in flight, oldest first. */
  readonly pending: readonly PendingOperation[];
  /** The operation that the server is working on. */
  readonly sendingId: string | null;
  readonly lastFailure: FailedOperation | null;
  /** The cart could not be read although it was tried again; what is shown may be old. */
  readonly unreachable: boolean;
  /** A cart that was detached while the server did not respond; requested again when it does. */
  readonly detachedCartId: string;
  readonly panel: CartPanel;
  /** Changes of lines that the shopper did not make and has not acknowledged yet. */
  readonly differences: readonly CartDifference[];
}

type WithoutId<Operation> = Operation extends PendingOperation ? Omit<Operation, 'id'> : never;

/** A change that the shopper wants, before it has an id. */
export type NewOperation = WithoutId<PendingOperation>;

const initialState: CartState = {
  cartId: '',
  market: 'dk',
  onCheckout: false,
  pending: [],
  sendingId: null,
  lastFailure: null,
  unreachable: false,
  detachedCartId: '',
  panel: { open: false },
  differences: [],
};

// `crypto.randomUUID` is missing on plain-http addresses other than localhost.
const newOperationId = (): string => globalThis.crypto?.randomUUID?.() ?? nanoid(32);

const settled = (state: CartState, id: string): CartState => ({
  ...state,
  pending: withoutOperation(state.pending, id),
  sendingId: null,
});

const closePanel = (state: CartState): CartState => ({ ...state, panel: { open: false } });

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    operationQueued: {
      prepare: (intent: NewOperation) => ({ payload: { ...intent, id: newOperationId() } as PendingOperation }),
      reducer: (state: CartState, { payload }: PayloadAction<PendingOperation>): CartState => ({
        ...state,
        pending: enqueue(state.pending, payload, state.sendingId),
        lastFailure: null,
      }),
    },
    /** Another log: an earlier page of the tab has left operations in flight, or one of them has a new key. */
    logReplaced: (
      state: CartState,
      { payload }: PayloadAction<Pick<CartState, 'pending' | 'sendingId'>>,
    ): CartState => ({
      ...state,
      ...payload,
    }),
    sendingStarted: (state: CartState, { payload }: PayloadAction<string>): CartState => ({
      ...state,
      sendingId: payload,
    }),
    operationConfirmed: (state: CartState, { payload }: PayloadAction<string>): CartState => ({
      ...settled(state, payload),
      unreachable: false,
    }),
    operationFailed: (state: CartState, { payload }: PayloadAction<FailedOperation>): CartState => ({
      ...settled(state, payload.operation.id),
      lastFailure: payload,
    }),
    /** There cannot be so many: nothing is sent, and it is shown like any other failed operation. */
    addRejected: (
      state: CartState,
      {
        payload: { request, rejection },
      }: PayloadAction<{ readonly request: AddRequest; readonly rejection: QuantityRejection }>,
    ): CartState => ({
      ...state,
      lastFailure: { operation: { kind: 'add', id: '', ...request }, failure: { kind: 'quantity', rejection } },
    }),
    failureDismissed: (state: CartState): CartState => ({ ...state, lastFailure: null }),
    cartAdopted: (
      state: CartState,
      { payload }: PayloadAction<Pick<CartState, 'cartId' | 'detachedCartId'>>,
    ): CartState => ({
      ...state,
      ...payload,
      unreachable: false,
    }),
    cartDetached: (state: CartState, { payload: detachedCartId }: PayloadAction<string>): CartState => ({
      ...state,
      cartId: '',
      detachedCartId,
    }),
    cartLeftUnreachable: (state: CartState, { payload: cartId }: PayloadAction<string>): CartState => ({
      ...state,
      cartId,
      detachedCartId: '',
      unreachable: true,
    }),
    cartEmptied: (state: CartState): CartState => ({
      ...initialState,
      market: state.market,
      onCheckout: state.onCheckout,
    }),
    marketChanged: (state: CartState, { payload: market }: PayloadAction<MarketAlias>): CartState => ({
      ...state,
      market,
    }),
    checkoutEntered: (state: CartState, { payload: onCheckout }: PayloadAction<boolean>): CartState => ({
      ...state,
      onCheckout,
    }),
    panelOpened: (state: CartState): CartState => ({ ...state, panel: { open: true, addedSkuId: null } }),
    addedPanelOpened: (state: CartState, { payload }: PayloadAction<number>): CartState => ({
      ...state,
      panel: { open: true, addedSkuId: payload },
    }),
    panelClosed: closePanel,
    differencesFound: (
      state: CartState,
      { payload: differences }: PayloadAction<readonly CartDifference[]>,
    ): CartState => ({ ...state, differences }),
    differencesAcknowledged: (state): CartState => ({ ...state, differences: [] }),
  },
  // One panel at a time: a product of the cart's panel may open the quick shop.
  extraReducers: (builder) => void builder.addCase('quickshop/quickShopOpened' satisfies EventName, closePanel),
  selectors: {
    selectCartId: (state): string => state.cartId,
    selectCart: (state): CartState => state,
    selectPending: (state): readonly PendingOperation[] => state.pending,
    selectSendingId: (state): string | null => state.sendingId,
    selectLastFailure: (state): FailedOperation | null => state.lastFailure,
    selectPanel: (state): CartPanel => state.panel,
    selectDifferences: (state): readonly CartDifference[] => state.differences,
    selectNextOperation: (state): PendingOperation | null => state.pending[0] ?? null,
  },
});

/** The store's part that this library needs to be joined under `cart`. */
export interface CartRootState {
  readonly cart: CartState;
}

/** The variables that identify the store's cart, for the gateway. */
export const cartReference = ({ cartId, market, onCheckout }: CartReference): CartReference => ({
  cartId,
  market,
  onCheckout,
});

/** The state of a fresh store that knows the cart's id from the cookie. */
export const initialCartState = (known: Partial<Pick<CartState, 'cartId' | 'market' | 'onCheckout'>>): CartState => ({
  ...initialState,
  ...known,
});
