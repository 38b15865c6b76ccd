import { GatewayProvider } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { snackbarShown } from '@lyng/feature';
import { makeProductSummary } from '@lyng/model/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastVisitedSlice } from '../../state/last-visited-slice.ts';
import { wireSummary } from '../../testing/wire-product.ts';
import { LastVisited } from './LastVisited.tsx';
import { CatalogueProviders, makeCatalogueStore } from '../../testing/CatalogueProviders.tsx';

const { lastVisitedBroughtBack, lastVisitedRestored } = lastVisitedSlice.actions;

/** Product 3 is no longer sold. */
const shop = schemaGateway({
  products: ({ filter }: { filter: { productIds: number[] } }) => {
    const sold = filter.productIds.filter((id) => id !== 3);
    const summaries = sold.map((productId) => makeProductSummary({ productId, name: `Product ${productId}` }));
    return { count: 0, products: summaries.map((each) => wireSummary(each)) };
  },
});

function show(
  ids: readonly number[],
  { except, gateway = shop }: { readonly except?: readonly number[]; readonly gateway?: CommerceGateway } = {},
) {
  const { store, actions } = makeCatalogueStore();
  store.dispatch(lastVisitedRestored(ids));
  const { container } = render(
    <CatalogueProviders store={store}>
      <GatewayProvider gateway={gateway}>
        <LastVisited vatIncluded except={except} />
      </GatewayProvider>
    </CatalogueProviders>,
  );
  return { store, actions, container };
}

const names = async () =>
  within(await screen.findByRole('region', { name: 'Last visited' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('LastVisited', () => {
  it('shows the viewed products, newest first, without this page’s product and without removed ones [CAT-14]', async () => {
    show([4, 3, 2, 1], { except: [4] });
    expect(await names()).toEqual(['Product 2', 'Product 1']);
  });

  it('is cleared by a button, and restored by the undo action [CAT-14]', async () => {
    const { store, actions, container } = show([2, 1]);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the list' }));
    expect(container).toBeEmptyDOMElement();
    const undo = lastVisitedBroughtBack([2, 1]);
    const message = { text: 'The list of last visited products is cleared', undo: { action: undo } };
    expect(actions.at(-1)).toMatchObject({ type: snackbarShown.type, payload: message });
    act(() => void store.dispatch(undo));
    expect(await names()).toEqual(['Product 2', 'Product 1']);
  });

  it.each([
    ['nothing was looked at', [], shop],
    ['only this product was looked at', [4], shop],
    ['the shop does not respond', [1, 2], failingGateway({ kind: 'unreachable' })],
  ])('renders nothing when %s', async (_name, ids, gateway) => {
    const { container } = show(ids, { except: [4], gateway });
    await act(async () => undefined);
    expect(container).toBeEmptyDOMElement();
  });
});
