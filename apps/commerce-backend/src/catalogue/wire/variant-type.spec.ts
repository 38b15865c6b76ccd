import { anyDatabase } from '../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../testing/request-api.ts';
import { loadCatalogue } from '../load/load-catalogue.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { makeCatalogue, makeSourceProduct } from '../testing/make-catalogue.ts';
import { openCatalogue } from '../testing/open-catalogue.ts';

it('has a value of its own for each colour, also where an imported model has two of one name', async () => {
  const opened = await openCatalogue(anyDatabase().open);
  const colours = ['black', 'black', 'blue'].map((colourKey, index) =>
    makeSourceProduct(index + 1, { variantGroupId: 1, colourKey }),
  );
  await loadCatalogue(opened.db, makeCatalogue(colours), { seededAt: NOW });
  const { data } = await requestApi(
    opened.app,
    '{ product(productId: 2) { variantDimensions { value group { value } } variantGroup { variants { value } } currentProductVariant { value } } }',
  );
  const values = ['black-1', 'black-2', 'blue'].map((value) => ({ value }));
  expect(data.product).toMatchObject({
    variantDimensions: [{ value: 'black-2', group: values }, {}],
    variantGroup: { variants: values },
    currentProductVariant: { value: 'black-2' },
  });
  await opened.close();
});
