import { snackbarSlice } from '@lyng/feature';
import type { SizeChoice } from '@lyng/feature';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { makeProductSummary, makeStock } from '@lyng/model/testing';
import type { ListedProduct } from '@lyng/model';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { favourites } from '../../../feature.ts';
import { savePrice } from '../../core/saved-prices.ts';
import { favouriteAdded } from '../../state/favourite-events.ts';
import { favouritesSlice, selectFavouriteIds } from '../../state/favourites-slice.ts';
import { writeSavedPrices } from '../../wire/saved-prices-storage.ts';
import { CardTools } from './CardTools.tsx';
import { ListTools } from './ListTools.tsx';

const product = (productId: number, incVat = 49_900): ListedProduct => {
  const { unitPrice, ...rest } = makeProductSummary({ productId, name: `Shoe ${productId}` });
  return { ...rest, unitPrice: { ...unitPrice, selling: { ...unitPrice.selling, incVat } } };
};

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
    const storage = {
      read: () => undefined,
      remove: () => undefined,
      write: (key: string, value: string) => {
        window.localStorage.setItem(key, value);
        return 'stored' as const;
      },
    };
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
