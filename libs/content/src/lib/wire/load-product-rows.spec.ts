import { createTestApp } from '@lyng/feature/testing';
import { makeProductSummary } from '@lyng/model/testing';
import type { ContentPage } from '../core/widget.ts';
import { loadProductRows } from './load-product-rows.ts';

const row = (id: string, query: object) =>
  ({ id, type: 'Products', size: 'full', heading: id, link: null, query }) as const;
const page: ContentPage = {
  id: 1,
  title: 'Front page',
  meta: { title: '', description: '' },
  family: 'Content',
  tags: [],
  widgets: [row('new', { sort: 'LATEST', take: 4 }), row('sale', { discountCampaignAlias: 'sale', sort: 'unknown' })],
};
const { signal } = new AbortController();

describe('the rows of products of a page', () => {
  it('are loaded by their queries, without a sort that lists do not have; a failed row is null', async () => {
    const products = [makeProductSummary({ productId: 7 })];
    const productRow = jest.fn(async ({ take }: { readonly take?: number }) => (take === 4 ? products : null));
    expect(await loadProductRows(createTestApp({ ports: { productRow } }), page, signal)).toEqual({
      new: products,
      sale: null,
    });
    expect(productRow.mock.calls).toEqual([
      [{ sort: 'LATEST', take: 4 }, signal],
      [{ discountCampaignAlias: 'sale' }, signal],
    ]);
  });

  it('are missing in a shop without products', async () => {
    expect(await loadProductRows(createTestApp(), page, signal)).toEqual({ new: null, sale: null });
  });
});
