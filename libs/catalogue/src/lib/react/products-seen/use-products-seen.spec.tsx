import { makeListedProduct } from '@lyng/model/testing';
import { render } from '@testing-library/react';
import { productsSeen } from '../../state/catalogue-events.ts';
import { CatalogueProviders, makeCatalogueStore } from '../../testing/CatalogueProviders.tsx';
import { FakeObserver } from '../../testing/fake-observer.ts';
import { useProductsSeen } from './use-products-seen.ts';

const products = [1, 2, 3, 4].map((productId) => makeListedProduct({ productId }));
const List = ({ listKey, shown }: { readonly listKey: string; readonly shown: number }) => {
  const list = products.slice(0, shown);
  useProductsSeen('list', 'row:new', list, { listKey, offset: 48 });
  return (
    <div id="list">
      {list.map(({ productId }) => (
        <article key={productId} />
      ))}
    </div>
  );
};
const show = () => {
  const { store, actions } = makeCatalogueStore();
  const page = (listKey: string, shown: number) => (
    <CatalogueProviders store={store}>
      <List listKey={listKey} shown={shown} />
    </CatalogueProviders>
  );
  const { container, rerender } = render(page('a', 2));
  return {
    actions,
    showCards: () => FakeObserver.show([...container.querySelectorAll('article')]),
    rerender: (listKey: string, shown: number) => rerender(page(listKey, shown)),
  };
};

describe('useProductsSeen', () => {
  beforeEach(FakeObserver.install);
  afterEach(FakeObserver.remove);

  it('reports each product once, also after more of the list is loaded, and again in another list [TRK-02]', () => {
    const { actions, showCards, rerender } = show();
    showCards();
    rerender('a', 4);
    showCards();
    showCards();
    rerender('b', 1);
    showCards();
    const reports = actions
      .filter(productsSeen.match)
      .map(({ payload }) =>
        [
          payload.list,
          ...payload.products.map(({ product, position }) => `${product.productId} at ${position}`),
        ].join(),
      );
    expect(reports).toEqual(['row:new,1 at 49,2 at 50', 'row:new,3 at 51,4 at 52', 'row:new,1 at 49']);
  });

  it('reports nothing in a browser without an observer', () => {
    FakeObserver.remove();
    expect(show().actions).toEqual([]);
  });
});
