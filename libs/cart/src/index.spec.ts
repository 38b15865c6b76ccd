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
      'HeaderCart',
      'MiniCart',
      'PromoCodeForm',
      'applyLinkedCode',
      'cacheCart',
      'cartChangedEvent',
      'cartCookie',
      'cartFailureMessage',
      'cartReloadRequested',
      'cartReset',
      'cartResetRequested',
      'cartSlice',
      'cartSwitchRequested',
      'codeRemovalQueued',
      'createAccountCart',
      'createBrowserCartPorts',
      'createCartListeners',
      'createPromoLink',
      'createWaitingCode',
      'fetchCart',
      'fetchShownCart',
      'handleCartForm',
      'initialCartState',
      'itemAdded',
      'itemRemoved',
      'joinAccountCart',
      'joinedMessages',
      'leaveCart',
      'loadAddToCart',
      'openedSearch',
      'persistEarlyOperations',
      'promoApplied',
      'promoRemoved',
      'quantityChanged',
      'readCart',
      'readCartCookie',
      'removalQueued',
      'removedCodeMessage',
      'removedMessage',
      'seedCart',
      'startAccountCart',
      'startPromoLink',
      'startWaitingCode',
      'undoMessage',
      'undoRemoval',
      'useAddToCart',
      'useCart',
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
      'promoRejection',
      'quantityLimit',
      'rejectedFailure',
      'replay',
      'withoutOperation',
    ]);
  });

  it('offers what tests of others need', () => {
    expect(Object.keys(testing).sort()).toEqual([
      'CartProviders',
      'createCartServer',
      'createLoadedCart',
      'createTestCart',
      'parseCart',
      'wireCart',
    ]);
  });
});
