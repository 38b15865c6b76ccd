import { createSlice } from '@reduxjs/toolkit';
import { createStore } from './create-store.ts';
import { customerTypeChanged } from './customer-slice.ts';
import { modalOpened, modalSlice } from './modal-slice.ts';
import { pageLoadStarted } from './loading-slice.ts';

const early = createSlice({ name: 'early', initialState: { count: 1 }, reducers: {} });

describe('the store of a shop', () => {
  it('has the slices of its features beside those of every shop', () => {
    expect(Object.keys(createStore({ features: [{ slices: [early] }, {}] }).getState()).sort()).toEqual([
      'channel',
      'customer',
      'early',
      'page',
    ]);
  });

  it('begins with the state that the server sent', () => {
    const { customer } = createStore({ features: [] }).getState();
    const sent = { ...customer, vatIncluded: false };
    expect(createStore({ features: [], state: { customer: sent } }).getState().customer).toBe(sent);
  });

  it('takes slices later, for itself alone, and twice without effect [APP-01]', () => {
    const store = createStore({ features: [] });
    expect(store.getState().modal).toBeUndefined();
    store.addSlices([modalSlice]);
    store.dispatch(modalOpened('login'));
    store.addSlices([modalSlice]);
    expect(store.getState().modal).toEqual({ open: 'login' });
    store.dispatch(pageLoadStarted());
    expect(store.getState().modal).toEqual({ open: null });
    const other = createStore({ features: [] });
    other.dispatch(pageLoadStarted());
    expect(other.getState().modal).toBeUndefined();
  });

  it('takes slices of other authors, whose reducers change a draft', () => {
    const counter = createSlice({
      name: 'counter',
      initialState: { counts: [1] },
      reducers: { counted: (state) => void state.counts.push(2) },
    });
    const store = createStore({ features: [{ slices: [counter] }] });
    store.dispatch(counter.actions.counted());
    expect(store.getState()).toMatchObject({ counter: { counts: [1, 2] } });
  });

  it('shows a business prices without VAT', () => {
    const store = createStore({ features: [] });
    store.dispatch(customerTypeChanged('ORGANIZATION'));
    expect(store.getState().customer).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false });
    store.dispatch(customerTypeChanged('PERSON'));
    expect(store.getState().customer.vatIncluded).toBe(true);
  });
});
