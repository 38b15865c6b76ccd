import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { Draft, PayloadAction } from '@reduxjs/toolkit';
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

const closePanel = (state: Draft<CartState>): void => {
  state.panel = { open: false };
};

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    operationQueued: {
      prepare: (intent: NewOperation) => ({ payload: { ...intent, id: newOperationId() } as PendingOperation }),
      reducer: (state: CartState, action: PayloadAction<PendingOperation>): CartState => ({
        ...state,
        pending: enqueue(state.pending, action.payload, state.sendingId),
        lastFailure: null,
      }),
    },
    /** Another log: an earlier page of the tab has left operations in flight, or one of them has a new key. */
    logReplaced: (state, action: PayloadAction<Pick<CartState, 'pending' | 'sendingId'>>) => {
      Object.assign(state, action.payload);
    },
    sendingStarted: (state, action: PayloadAction<string>) => {
      state.sendingId = action.payload;
    },
    operationConfirmed: (state: CartState, action: PayloadAction<string>): CartState => ({
      ...settled(state, action.payload),
      unreachable: false,
    }),
    operationFailed: (state: CartState, action: PayloadAction<FailedOperation>): CartState => ({
      ...settled(state, action.payload.operation.id),
      lastFailure: action.payload,
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
    failureDismissed: (state) => {
      state.lastFailure = null;
    },
    cartAdopted: (state, action: PayloadAction<Pick<CartState, 'cartId' | 'detachedCartId'>>) => {
      Object.assign(state, action.payload, { unreachable: false });
    },
    cartDetached: (state, action: PayloadAction<string>) => {
      state.cartId = '';
      state.detachedCartId = action.payload;
    },
    cartLeftUnreachable: (state, action: PayloadAction<string>) => {
      state.cartId = action.payload;
      state.detachedCartId = '';
      state.unreachable = true;
    },
    cartEmptied: ({ market, onCheckout }) => ({ ...initialState, market, onCheckout }),
    marketChanged: (state, action: PayloadAction<MarketAlias>) => {
      state.market = action.payload;
    },
    checkoutEntered: (state, action: PayloadAction<boolean>) => {
      state.onCheckout = action.payload;
    },
    panelOpened: (state) => {
      state.panel = { open: true, addedSkuId: null };
    },
    addedPanelOpened: (state, action: PayloadAction<number>) => {
      state.panel = { open: true, addedSkuId: action.payload };
    },
    panelClosed: closePanel,
    differencesFound: (state: CartState, action: PayloadAction<readonly CartDifference[]>): CartState => ({
      ...state,
      differences: action.payload,
    }),
    differencesAcknowledged: (state) => {
      state.differences = [];
    },
  },
  // One panel at a time: a product of the cart's panel may open the quick shop.
  extraReducers: (builder) => void builder.addCase('quickshop/quickShopOpened' satisfies EventName, closePanel),
  selectors: {
    selectCart: (state): CartState => state,
    selectPending: (state): readonly PendingOperation[] => state.pending,
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
