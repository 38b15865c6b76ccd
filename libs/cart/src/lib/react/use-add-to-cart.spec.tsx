import { makeProductSummary, makeSku } from '@lyng/model/testing';
import { act, render } from '@testing-library/react';
import { CartProviders, createLoadedCart } from '../testing/CartProviders.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

let mockIsLost = false;
jest.mock('../state/add-to-cart.ts', () => {
  if (mockIsLost) throw new Error('The chunk failed to load.');
  return jest.requireActual('../state/add-to-cart.ts');
});

const product = { ...makeProductSummary(), skus: [makeSku(2, '40')] };

/** Adds one unit, with a form whose submit is counted. */
async function add({ withForm = true } = {}) {
  const test = createLoadedCart(null);
  const form = document.createElement('form');
  const submit = jest.spyOn(form, 'submit').mockImplementation(() => undefined);
  let addToCart: ReturnType<typeof useAddToCart> = () => undefined;
  const Page = () => {
    addToCart = useAddToCart();
    return null;
  };
  render(
    <CartProviders test={test}>
      <Page />
    </CartProviders>,
  );
  await act(async () => {
    addToCart({ skuId: 2, quantity: 1, product }, withForm ? form : undefined);
    await test.settled();
  });
  return { submits: submit.mock.calls.length, panel: test.store.getState().cart.panel, requests: test.server.requests };
}

const opened = { open: true, addedSkuId: 2 };
const sent = [expect.objectContaining({ operation: 'addToCart' })];

// The code that has loaded stays loaded: the failures come first.
describe('useAddToCart', () => {
  beforeEach(() => {
    mockIsLost = true;
  });

  it('submits the form when the code fails to load [CART-07]', async () => {
    expect(await add()).toMatchObject({ submits: 1, panel: { open: false }, requests: [] });
  });

  it.each([
    ['offline', { withForm: true }],
    ['without a form', { withForm: false }],
  ])('queues the operation when the code fails to load %s [CART-07]', async (where, options) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(where !== 'offline');
    expect(await add(options)).toMatchObject({ submits: 0, panel: opened, requests: sent });
    onLine.mockRestore();
  });

  it('adds and opens the mini cart [CART-13]', async () => {
    mockIsLost = false;
    expect(await add()).toMatchObject({ submits: 0, panel: opened, requests: sent });
  });
});
