import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fail, ok } from '@lyng/model';
import { makeProductSummary } from '@lyng/model/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavouritesStage } from '../../testing/FavouritesStage.tsx';
import { FavouritesPage } from './FavouritesPage.tsx';
import type { FavouritesPageProps } from './FavouritesPage.tsx';

const found: FavouritesPageProps['loadProducts'] = async (ids) =>
  ok(ids.map((productId) => makeProductSummary({ productId, name: `Product ${productId}` })));

const show = (ids: readonly number[], loadProducts: FavouritesPageProps['loadProducts'] = found) => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FavouritesStage ids={ids}>
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
      </FavouritesStage>
    </I18nProvider>,
  );
  return userEvent.setup();
};

const shown = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the favourites page', () => {
  it('shows what this browser remembers, the newest first, without a login [FAV-09]', async () => {
    show([1, 2, 3]);
    expect(await shown()).toEqual(['Product 3', 'Product 2', 'Product 1']);
  });

  it('says what to do when there is none yet', () => {
    show([]);
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/nyheder');
  });

  it('gives cleared favourites back on request [FAV-04]', async () => {
    const user = show([1, 2]);
    await shown();
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(screen.queryByRole('listitem')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await shown()).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('loses nothing when the products cannot be loaded, and tries again on request [FAV-07]', async () => {
    let isDown = true;
    const user = show([1], (ids) => (isDown ? Promise.resolve(fail({ kind: 'unreachable' })) : found(ids)));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await shown()).toEqual(['Product 1']);
  });
});
