import { makeProduct, makeStock } from '@lyng/model/testing';
import type { Product } from '@lyng/model';
import { realtimeToProduct } from './realtime-to-product.ts';

type Given = Parameters<typeof realtimeToProduct>;

const withStock = (product: Product, units: number): Product => ({
  ...product,
  skus: product.skus.map((sku) => ({ ...sku, stock: makeStock(units) })),
});
const plenty = withStock(makeProduct({ productId: 7, alias: 'solveig' }), 20);
const scarce = withStock(plenty, 2);

/** A router whose page is set by the test, and a gateway that never has the product. */
function openTab() {
  const actions: string[] = [];
  let update = (): void => undefined;
  const router = {
    state: {},
    subscribe: (listener: () => void) => (update = listener),
    revalidate: async () => void actions.push('revalidate'),
  };
  const show = (page: unknown): void => {
    router.state = { matches: [{ route: { id: 'page' } }], loaderData: { page } };
    update();
  };
  show(undefined);
  const gateway = {
    query: async (
      _document: unknown,
      { alias }: { readonly alias: string },
      { fetchPolicy }: { readonly fetchPolicy: string },
    ) => {
      actions.push(`${fetchPolicy} ${alias}`);
      return { ok: false, error: { kind: 'unreachable' } };
    },
  };
  realtimeToProduct(router as unknown as Given[0], gateway as unknown as Given[1], (topic) => {
    actions.push(`follow ${topic}`);
    return () => void actions.push(`stop ${topic}`);
  });
  return { actions, show };
}

describe('realtime to product', () => {
  it.each([
    ['of which few are left', { product: { product: scarce } }, ['follow stock:7']],
    ['of which many are left', { product: { product: plenty } }, []],
    ['that is not there', null, []],
    ['that is a list', { page: { pages: {} } }, []],
  ])('follows the stock of a page %s as it should [CAT-05]', (_name, page, expected) => {
    const { actions, show } = openTab();
    show(page);
    expect(actions).toEqual(expected);
  });

  it('follows a product once, as long as it is shown', () => {
    const { actions, show } = openTab();
    show({ product: { product: scarce } });
    show({ product: { product: withStock(scarce, 1) } });
    show({ product: { product: { ...scarce, productId: 8 } } });
    show(null);
    expect(actions).toEqual(['follow stock:7', 'stop stock:7', 'follow stock:8', 'stop stock:8']);
  });
});
