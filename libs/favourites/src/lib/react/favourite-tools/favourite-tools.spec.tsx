import { safeStorage } from '@lyng/browser';
import { snackbarSlice } from '@lyng/feature';
import type { SizeChoice } from '@lyng/feature';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { makePrice, makeProductSummary, makeStock } from '@lyng/model/testing';
import type { ListedProduct } from '@lyng/model';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { favourites } from '../../../feature.ts';
import { savePrice } from '../../core/saved-prices.ts';
import { favouriteAdded } from '../../state/favourite-events.ts';
import { favouritesSlice, selectFavouriteIds } from '../../state/favourites-slice.ts';
import { writeSavedPrices } from '../../wire/saved-prices-storage.ts';
import { SharedFavourites } from '../favourites-page/SharedFavourites.tsx';
import { CardTools } from './CardTools.tsx';
import { ListTools } from './ListTools.tsx';

const product = (productId: number, incVat = 49_900): ListedProduct =>
  makeProductSummary({ productId, name: `Shoe ${productId}`, unitPrice: makePrice(incVat) });

const shopOf = (userId: string | null = null) => {
  const app = createTestApp({ features: [favourites, { slices: [snackbarSlice] }] });
  app.store.dispatch(favouritesSlice.actions.userIdentified(userId));
  app.store.dispatch(favouriteAdded(product(7)));
  return app;
};

const Sizes: SizeChoice = ({ onAdded }) => (
  <button type="button" onClick={onAdded}>
    38
  </button>
);

/** The service of links; jsdom has no `Response`. */
const links = { token: null as string | null, status: (_method: string) => 200, requests: 0 };
const fetchLinks = async (_address: string, { method = 'GET' }: RequestInit): Promise<unknown> => {
  links.requests += 1;
  const status = links.status(method);
  if (status === 200 && method !== 'GET') links.token = method === 'POST' ? 'T'.repeat(22) : null;
  return { ok: status === 200, status, json: async () => ({ token: links.token }) };
};
beforeAll(() => Object.assign(window, { fetch: fetchLinks }));
afterAll(() => void Reflect.deleteProperty(window, 'fetch'));

describe('below a favourite [FAV-10]', () => {
  afterEach(() => window.localStorage.clear());

  const show = (shown: ListedProduct, loadSizes: () => Promise<SizeChoice> = async () => Sizes) => {
    const app = shopOf();
    render(
      <TestShop app={app}>
        <CardTools product={shown} loadSizes={loadSizes} />
      </TestShop>,
    );
    return app;
  };

  it('a size goes to the cart with two taps, and then the product may leave the list, with undo', async () => {
    const app = show(product(7));
    await userEvent.click(screen.getByRole('button', { name: 'Choose size: Shoe 7' }));
    await userEvent.click(await screen.findByRole('button', { name: '38' }));
    expect(screen.getByRole('status')).toHaveTextContent('In your bag');
    const remove = screen.getByRole('button', { name: 'Remove from favourites' });
    expect(remove).toHaveFocus();
    await userEvent.click(remove);
    expect(selectFavouriteIds(app.store.getState())).toEqual([]);
    const undo = app.store.getState().snackbar?.snackbars[0]?.undo;
    act(() => void app.store.dispatch(undo?.action ?? { type: '' }));
    expect(selectFavouriteIds(app.store.getState())).toEqual([7]);
  });

  it('the sizes are loaded again after a failure', async () => {
    let tries = 0;
    show(product(7), async () => {
      tries += 1;
      if (tries === 1) throw new Error('lost');
      return Sizes;
    });
    const choose = screen.getByRole('button', { name: 'Choose size: Shoe 7' });
    await userEvent.click(choose);
    await userEvent.click(choose);
    expect(await screen.findByRole('button', { name: '38' })).toBeVisible();
  });

  it.each([
    ['sold out', { ...product(7), totalStock: makeStock(0) }],
    ['coming', { ...product(7), comesOn: '2026-12-24' }],
  ])('what is %s has no sizes', (_, shown) => {
    show(shown);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [39_900, /^100\skr\. cheaper since you saved it$/],
    [49_900, null],
  ])('a price of %d is compared with the saved one', (incVat, text) => {
    const storage = safeStorage(() => window.localStorage);
    writeSavedPrices(storage, savePrice(new Map(), product(7), 'dk', [7]));
    show(product(7, incVat));
    expect(screen.queryByText(/cheaper/)?.textContent ?? null).toEqual(text && expect.stringMatching(text));
  });
});

describe('above the favourites [FAV-10]', () => {
  const Page = () => {
    const [products, setProducts] = useState<readonly ListedProduct[]>([product(1, 300), product(2, 100)]);
    return (
      <>
        <ListTools onSort={(sort) => setProducts(sort(products))} />
        {products.map(({ name }) => (
          <p key={name}>{name}</p>
        ))}
      </>
    );
  };

  it('their order is chosen', async () => {
    render(
      <TestShop app={shopOf()}>
        <Page />
      </TestShop>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price first');
    expect(screen.getAllByText(/^Shoe/).map(({ textContent }) => textContent)).toEqual(['Shoe 2', 'Shoe 1']);
  });

  it.each([
    ['a logged-in shopper is told what only this device has', 'ada', false, 'You are offline'],
    ['also when a sync takes long', 'ada', true, 'Your account does not have everything yet'],
    ['a guest is not', null, false, null],
  ])('%s [FAV-07]', (_, userId, isOnline, title) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    render(
      <TestShop app={shopOf(userId)}>
        <Page />
      </TestShop>,
    );
    const notice = screen.queryByRole('status');
    if (title === null) expect(notice).toBeNull();
    else expect(notice).toHaveTextContent(`${title}1 change is saved on this device, and will be synced.`);
    jest.restoreAllMocks();
  });
});

describe('the link of the list [FAV-11]', () => {
  afterEach(() => {
    links.status = () => 200;
  });

  const show = () => {
    const app = createTestApp({
      features: [favourites, { slices: [snackbarSlice] }],
      cookies: { 'ralph-auth': 'token' },
    });
    app.store.dispatch(favouritesSlice.actions.userIdentified('ada'));
    render(
      <TestShop app={app}>
        <ListTools onSort={() => undefined} />
      </TestShop>,
    );
    return app;
  };

  it('is made, shown, selected where it cannot be copied, and ended by its owner [BUG-19]', async () => {
    const app = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Share the list by a link' }));
    const link = await screen.findByRole('textbox', { name: 'Everyone with this link sees the list' });
    expect(link).toHaveValue(`${window.location.origin}/favoritter?list=${links.token}`);
    // jsdom has no clipboard, nor has a page without https.
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(link).toHaveFocus();
    expect(app.store.getState().snackbar?.snackbars).toMatchObject([
      { text: expect.stringContaining('selected'), mode: 'error' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByRole('button', { name: 'Share the list by a link' })).toBeVisible();
    expect(links.token).toBeNull();
  });

  it('is not offered by a service without links', async () => {
    links.requests = 0;
    links.status = () => 404;
    show();
    await waitFor(() => expect(links.requests).toBe(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reports when it could not be made', async () => {
    links.status = (method) => (method === 'POST' ? 503 : 200);
    const app = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Share the list by a link' }));
    await waitFor(() => expect(app.store.getState().snackbar?.snackbars).toMatchObject([{ mode: 'error' }]));
  });
});

it('a shared list is added to the visitor’s own [FAV-11]', async () => {
  const app = shopOf();
  render(
    <TestShop app={app}>
      <SharedFavourites ids={[8, 9]} moreHref={null}>
        <p>Shoe 8</p>
      </SharedFavourites>
    </TestShop>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add all to my favourites' }));
  expect(screen.getByRole('status')).toHaveTextContent('Added to your favourites');
  expect(selectFavouriteIds(app.store.getState())).toEqual([7, 8, 9]);
});
