import { fail, ok } from '@lyng/model';
import { makeProductSummary } from '@lyng/model/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { favouritesSlice } from '../../state/favourites-slice.ts';
import { InShop } from '../../testing/FavouritesProviders.tsx';
import { createFavouritesServer } from '../../testing/favourites-server.ts';
import { createTestTab } from '../../testing/test-tab.ts';
import { FavouritesPage } from './FavouritesPage.tsx';
import type { FavouritesPageProps } from './FavouritesPage.tsx';

const found: FavouritesPageProps['loadProducts'] = async (ids) =>
  ok(ids.map((productId) => makeProductSummary({ productId, name: `Product ${productId}` })));

const show = (ids: readonly number[], loadProducts: FavouritesPageProps['loadProducts'] = found) => {
  render(
    <InShop ids={ids}>
      <FavouritesPage
        loadProducts={loadProducts}
        renderProducts={(products) => (
          <ul>
            {products.map(({ productId, name }) => (
              <li key={productId}>{name}</li>
            ))}
          </ul>
        )}
      />
    </InShop>,
  );
  return userEvent.setup();
};

const shown = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the favourites page', () => {
  it('shows the stored favourites, newest first, without a login [FAV-09]', async () => {
    show([1, 2, 3]);
    expect(await shown()).toEqual(['Product 3', 'Product 2', 'Product 1']);
  });

  it('shows what to do when the list is empty', () => {
    show([]);
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/nyheder');
  });

  it('does not take an account’s list that cannot be read for an empty one, and tries again [FAV-07]', async () => {
    const server = createFavouritesServer();
    server.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    const tab = createTestTab({ server });
    render(
      <InShop tab={tab}>
        <FavouritesPage loadProducts={found} renderProducts={([product]) => <p>{product?.name}</p>} />
      </InShop>,
    );
    expect(screen.getByText('No favourites yet')).toBeVisible();
    await act(async () => {
      tab.store.dispatch(favouritesSlice.actions.userIdentified('ada'));
      await tab.settled();
    });
    expect(screen.queryByText('No favourites yet')).toBeNull();
    const attempts = tab.logged.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(tab.settled);
    expect(tab.logged).toHaveLength(attempts + 1);
    act(() => void tab.store.dispatch(favouritesSlice.actions.syncEnded('loaded')));
    expect(screen.getByText('No favourites yet')).toBeVisible();
  });

  describe('as the server renders it [SHOP-13, FAV-09]', () => {
    const rendered = (props: Partial<FavouritesPageProps>, ids: readonly number[] = []) => {
      const tab = createTestTab({ isRestored: false });
      tab.store.dispatch(favouritesSlice.actions.idsServed(ids));
      const html = renderToString(
        <InShop tab={tab}>
          <FavouritesPage
            loadProducts={found}
            renderProducts={(products) => products.map(({ productId, name }) => <b key={productId}>{name}</b>)}
            {...props}
          />
        </InShop>,
      );
      return new DOMParser().parseFromString(html, 'text/html').body;
    };
    const products = [2, 1].map((productId) => makeProductSummary({ productId, name: `Product ${productId}` }));
    const namesOn = (page: HTMLElement) => [...page.querySelectorAll('b')].map(({ textContent }) => textContent);

    it('shows the favourites that the server knows, newest first, and nothing that needs a script', () => {
      const page = rendered({ served: { ids: [1, 2], limit: 60, products } }, [1, 2]);
      expect(namesOn(page)).toEqual(['Product 2', 'Product 1']);
      expect(page.querySelector('[role=status], noscript')).toBeNull();
      expect(page.querySelector('button')).toMatchObject({ name: 'clear', type: 'submit' });
    });

    it('shows that a product is gone', () => {
      const page = rendered({ served: { ids: [1, 2, 3], limit: 60, products } }, [1, 2, 3]);
      expect(page.textContent).toContain('1 of your favourites is no longer sold.');
    });

    it('links to more than it shows, by a form', () => {
      const page = rendered({ served: { ids: [3, 1, 2], limit: 2, products } }, [3, 1, 2]);
      const more = page.querySelector<HTMLButtonElement>('button[name=show]');
      expect([more?.getAttribute('formmethod'), more?.getAttribute('form'), more?.value]).toEqual([
        'get',
        'favourites',
        '62',
      ]);
    });

    it('of an unknown visitor shows without script that there are none', () => {
      expect(rendered({}).querySelector('noscript')?.innerHTML).toContain('No favourites yet');
    });

    it.each<[string, readonly number[]]>([
      ['the list', []],
      ['the products', [1]],
    ])('shows that %s could not be loaded, with a button to retry', (_what, ids) => {
      const page = rendered({ served: { ids, limit: 60, products: null } }, ids);
      expect(page.innerHTML).toContain('Your favourites are safe.');
      expect(page.innerHTML).toContain('name="reload"');
      expect(page.innerHTML).not.toContain('No favourites yet');
    });

    it('shows why a posted form has changed nothing', () => {
      expect(rendered({ problem: 'Try again.' }).querySelector('[role=alert]')?.textContent).toBe('Try again.');
    });
  });

  it('restores cleared favourites on request [FAV-04]', async () => {
    const user = show([1, 2]);
    await shown();
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(screen.queryByRole('listitem')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await shown()).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('loses nothing when the products cannot be loaded, and retries on request [FAV-07]', async () => {
    let isDown = true;
    const user = show([1], (ids) => (isDown ? Promise.resolve(fail({ kind: 'unreachable' })) : found(ids)));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await shown()).toEqual(['Product 1']);
  });
});
