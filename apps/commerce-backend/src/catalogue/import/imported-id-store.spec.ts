import { compareCatalogues, FRAME } from '@lyng/catalogue-import';
import type { ImportedId } from '@lyng/catalogue-import';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { loadCatalogue } from '../load/load-catalogue.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { makeCatalogue, makeSourceProduct } from '../testing/make-catalogue.ts';
import { readEarlierImport, writeImport } from './imported-id-store.ts';

const ids: readonly ImportedId[] = [
  { scope: 'product', key: 'feed-a\u001Fa-1\u001F', id: 1, alias: 'boots' },
  { scope: 'brand', key: 'Sund', id: 7, alias: 'sund' },
];

describe.each(testDatabases())('what imports leave on $name', ({ open }) => {
  const opened = openForSuite(() => open());

  const source = makeCatalogue([makeSourceProduct(1), makeSourceProduct(2)]);

  const load = (catalogue: typeof source) =>
    loadCatalogue(opened().db, catalogue, {
      seededAt: NOW,
      alongside: async (transaction) => {
        const { hashes } = compareCatalogues({ ids: [], products: new Map(), hashes: new Map() }, catalogue);
        await writeImport(transaction, { ids, hashes });
      },
    });

  it('is nothing before the first', async () => {
    expect(await readEarlierImport(opened().db)).toEqual({ ids: [], products: new Map(), hashes: new Map() });
  });

  it('is read by the next, which finds nothing to change in the same catalogue', async () => {
    await load(source);
    const earlier = await readEarlierImport(opened().db);
    expect(earlier.ids).toEqual(ids);
    expect([...earlier.hashes.keys()].toSorted()).toEqual([FRAME, 1, 2]);
    expect(compareCatalogues(earlier, source)).toMatchObject({ added: 0, changed: 0, removed: 0, isSame: true });
    const other = makeCatalogue([makeSourceProduct(2, { unitsSold: 3 }), makeSourceProduct(3)]);
    expect(compareCatalogues(earlier, other)).toMatchObject({ added: 1, changed: 1, removed: 1, isSame: false });
  });

  it('counts no product that another catalogue has replaced', async () => {
    await load(source);
    await loadCatalogue(opened().db, makeCatalogue([makeSourceProduct(9)]), { seededAt: NOW });
    const earlier = await readEarlierImport(opened().db);
    expect(earlier.products.size).toBe(0);
    expect(compareCatalogues(earlier, source)).toMatchObject({ added: 2, isSame: false });
  });

  it('stays as it was when loading fails', async () => {
    await load(source);
    const twice = makeCatalogue([makeSourceProduct(1, { unitsSold: 3 }), makeSourceProduct(1)]);
    await expect(load(twice)).rejects.toThrow();
    expect(compareCatalogues(await readEarlierImport(opened().db), source).isSame).toBe(true);
  });
});
