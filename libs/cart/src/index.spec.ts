import * as core from './core.ts';
import * as api from './index.ts';
import * as testing from './testing.ts';

describe('@lyng/cart', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'CartButton',
      'CartFailureNotice',
      'CartFormKeyContext',
      'CartLines',
      'CartLink',
      'CartPage',
      'CartSummaryList',
      'FreeShippingBar',
      'MiniCart',
      'PromoCodeForm',
      'cartChangedEvent',
      'cartCookie',
      'cartFailureMessage',
      'cartReloadRequested',
      'cartReset',
      'cartResetRequested',
      'cartSlice',
      'cartSwitchRequested',
      'codeRemovalStated',
      'createCartActions',
      'createCartListeners',
      'fetchCart',
      'fetchShownCart',
      'handleCartForm',
      'initialCartState',
      'itemAdded',
      'itemRemoved',
      'keepCart',
      'keepEarlyIntents',
      'promoApplied',
      'promoRemoved',
      'quantityChanged',
      'readCart',
      'readCartCookie',
      'removalStated',
      'removalUndone',
      'removedCodeMessage',
      'removedMessage',
      'undoMessage',
      'useCart',
      'useCartActions',
    ]);
  });

  it('offers its rules without React', () => {
    expect(Object.keys(core).sort()).toEqual([
      'MAX_LINE_QUANTITY',
      'cartChanged',
      'cartItemsChanged',
      'cartWarnings',
      'checkAddedQuantity',
      'enqueue',
      'freeShipping',
      'isSameLine',
      'isVoucherCode',
      'mergeCarts',
      'parseCartId',
      'promoRefusal',
      'quantityLimit',
      'rejectedFailure',
      'replay',
      'withoutOperation',
    ]);
  });

  it('offers what tests of others need', () => {
    expect(Object.keys(testing).sort()).toEqual([
      'CartStage',
      'createCartServer',
      'createLoadedCart',
      'createTestCart',
      'parseCart',
      'wireCart',
    ]);
  });
});
