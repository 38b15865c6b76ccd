import { makeProductSummary } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { productSelected, productViewed } from './catalogue-events.ts';
import { lastVisitedSlice } from './last-visited-slice.ts';
import { listSlice } from './list-slice.ts';
import { productSlice } from './product-slice.ts';

const makeStore = () => configureStore({ reducer: combineSlices(lastVisitedSlice, listSlice, productSlice) });
const product = (productId: number) => makeProductSummary({ productId, alias: `product-${productId}` });

describe('last visited products', () => {
  it('keeps the last 20, newest first, each once', () => {
    const store = makeStore();
    for (const id of [...Array.from({ length: 25 }, (_, index) => index), 10])
      store.dispatch(productViewed({ product: product(id) }));
    const ids = lastVisitedSlice.selectors.lastVisitedIds(store.getState());
    expect(ids).toHaveLength(20);
    expect(ids.slice(0, 3)).toEqual([10, 24, 23]);
  });
});

describe('list', () => {
  it('remembers where a product was opened until the shopper is back there', () => {
    const store = makeStore();
    store.dispatch(productSelected({ product: product(7), list: 'new', position: 60, page: 2 }));
    expect(listSlice.selectors.relocation(store.getState())).toEqual({ relocateAlias: 'product-7', relocatePage: 2 });
    store.dispatch(listSlice.actions.relocated());
    expect(listSlice.selectors.relocation(store.getState())).toEqual({ relocateAlias: '', relocatePage: 1 });
  });
});

describe('product', () => {
  it('remembers the chosen size of each product', () => {
    const store = makeStore();
    store.dispatch(productSlice.actions.sizeChosen({ productId: 1, skuId: 38 }));
    store.dispatch(productSlice.actions.sizeChosen({ productId: 2, skuId: 50 }));
    store.dispatch(productSlice.actions.sizeChosen({ productId: 1, skuId: 40 }));
    const chosen = (id: number) => productSlice.selectors.chosenSkuId(store.getState(), id);
    expect([chosen(1), chosen(2), chosen(3)]).toEqual([40, 50, null]);
  });
});
