import { makeProductSummary } from '@lyng/model/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { favouritesSlice } from '../../state/favourites-slice.ts';
import { InShop } from '../../testing/FavouritesProviders.tsx';
import { createTestTab } from '../../testing/test-tab.ts';
import { FavouritesLink } from '../favourites-link/FavouritesLink.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';

const solveig = makeProductSummary({ productId: 7, name: 'Solveig' });

const show = () => {
  const tab = createTestTab();
  render(
    <InShop tab={tab}>
      <FavouritesLink />
      <FavouriteButton product={solveig} />
    </InShop>,
  );
  return { tab, heart: screen.getByRole('button'), user: userEvent.setup() };
};

describe('the heart', () => {
  it('adds and removes the product, keeps its name, and the header counts it [FAV-01, FAV-09]', async () => {
    const { tab, heart, user } = show();
    const name = heart.getAttribute('aria-label');
    expect([heart.getAttribute('aria-pressed'), name?.includes('Solveig')]).toEqual(['false', true]);
    await user.click(heart);
    expect([heart.getAttribute('aria-pressed'), heart.getAttribute('aria-label')]).toEqual(['true', name]);
    expect(screen.getByRole('link')).toHaveAccessibleName(expect.stringContaining('1'));
    heart.focus();
    await user.keyboard('{Enter}');
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    const events = tab.actions.filter(({ type }) => type.startsWith('favorite:'));
    expect(events).toMatchObject([
      { type: 'favorite:add', payload: { productId: 7, product: solveig } },
      { type: 'favorite:remove', payload: { productId: 7, product: solveig } },
    ]);
  });

  it('is posted where no script runs: an empty one adds, a filled one removes [SHOP-13, FAV-01]', () => {
    const html = (ids: readonly number[]) => {
      const tab = createTestTab({ isRestored: false });
      tab.store.dispatch(favouritesSlice.actions.idsServed(ids));
      const markup = renderToString(
        <InShop tab={tab}>
          <FavouritesLink />
          <form action="/cart">
            <FavouriteButton product={solveig} />
          </form>
        </InShop>,
      );
      const page = new DOMParser().parseFromString(markup, 'text/html');
      const { form, name, value } = page.querySelector('button') ?? {};
      return [form?.getAttribute('action'), form?.method, name, value];
    };
    expect([html([]), html([7])]).toEqual([
      ['/favoritter', 'post', 'add', '7'],
      ['/favoritter', 'post', 'remove', '7'],
    ]);
  });

  it('posts nothing where a script has pressed it [SHOP-13]', async () => {
    const { heart, user } = show();
    const posted = jest.fn((event: SubmitEvent) => event.preventDefault());
    document.addEventListener('submit', posted);
    await user.click(heart);
    heart.focus();
    await user.keyboard('{Enter} ');
    document.removeEventListener('submit', posted);
    expect(posted).not.toHaveBeenCalled();
  });
});
