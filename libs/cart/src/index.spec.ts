import * as core from './core.ts';
import * as api from './index.ts';
import * as testing from './testing.ts';

describe('@lyng/cart', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'CartButton',
      'CartFormKeyContext',
      'CartLink',
      'CartPage',
      'HeaderCart',
      'MiniCart',
      'cartChangedEvent',
      'cartReloadRequested',
      'cartReset',
      'cartResetRequested',
      'cartSlice',
      'cartSwitchRequested',
      'codeRemovalQueued',
      'createBrowserCartPorts',
      'createCartListeners',
      'initialCartState',
      'itemAdded',
      'itemRemoved',
      'promoApplied',
      'promoRemoved',
      'quantityChanged',
      'readCart',
      'removalQueued',
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
