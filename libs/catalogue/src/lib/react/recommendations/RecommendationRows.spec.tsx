import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productsSeen, recommendationChosen, recommendationsShown } from '../../state/catalogue-events.ts';
import { FakeObserver } from '../../testing/fake-observer.ts';
import { makeProducts } from '../../testing/make-list-page.ts';
import { makeRecommendationList, makeSearchProduct } from '../../testing/make-recommendations.ts';
import { parseRecommendations } from '../../wire/parse-recommendations.ts';
import { RecommendationRows } from './RecommendationRows.tsx';
import { CatalogueProviders, makeCatalogueStore } from '../../testing/CatalogueProviders.tsx';

const found = makeProducts(6).map((product) => makeSearchProduct(product));
const { rows } = parseRecommendations([
  makeRecommendationList('together', found.slice(0, 2)),
  makeRecommendationList('popular', found.slice(2, 5)),
  makeRecommendationList('theirs', found.slice(5), { label: 'Chosen by Karen' }),
]);

describe('RecommendationRows', () => {
  it('shows each list under its heading, or under the merchandisers’ own [CAT-15]', () => {
    render(<RecommendationRows rows={rows} vatIncluded />, { wrapper: CatalogueProviders });
    const shown = ['Goes well together', 'Popular right now', 'Chosen by Karen'].map(
      (name) => within(screen.getByRole('region', { name })).getAllByRole('article').length,
    );
    expect(shown).toEqual([2, 3, 1]);
  });

  it('reports what it shows and what was chosen', async () => {
    const { store, actions } = makeCatalogueStore();
    render(
      <CatalogueProviders store={store} navigate={() => undefined}>
        <RecommendationRows rows={rows} vatIncluded />
      </CatalogueProviders>,
    );
    const [, second] = screen.getAllByRole('heading', { level: 3 });
    await userEvent.click(within(second ?? document.body).getByRole('link'));
    expect(actions).toEqual([
      recommendationsShown({ products: rows.flatMap(({ groups }) => groups.map(([first]) => first)) }),
      recommendationChosen({ alias: 'product-1002' }),
    ]);
  });

  it('reports the products that come into view, each with its row and its place, once [TRK-01, TRK-02]', () => {
    FakeObserver.install();
    const { store, actions } = makeCatalogueStore();
    render(
      <CatalogueProviders store={store} navigate={() => undefined}>
        <RecommendationRows rows={rows} vatIncluded />
      </CatalogueProviders>,
    );
    const cards = screen.getAllByRole('article');
    FakeObserver.show(cards.slice(1, 3));
    FakeObserver.show(cards.slice(1, 4));
    const place = ({ payload: { list, products } }: ReturnType<typeof productsSeen>) =>
      `${list} ${products.map(({ product, position }) => `${product.alias} at ${String(position)}`).join()}`;
    expect(actions.filter(productsSeen.match).map(place)).toEqual([
      'row:together product-1002 at 2',
      'row:popular product-1003 at 1',
      'row:popular product-1004 at 2',
    ]);
    FakeObserver.remove();
  });
});
