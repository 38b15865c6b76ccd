import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { requestApi } from '../testing/request-api.ts';
import { demo, openSearch } from './testing/open-search.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

interface Related {
  readonly alias: string;
  readonly relation: string;
  readonly relationType: string;
}

const RELATED = `query ($alias: String!, $marketId: String, $languageId: String) {
  relatedProducts(alias: $alias, marketId: $marketId, languageId: $languageId) { alias relation relationType } }`;

/** A model in several colours that are on sale. */
const subject = demo.products.find(
  (each) =>
    each.firstAvailableDaysAgo >= 0 &&
    each.isForMembers !== true &&
    demo.products.some(
      (other) =>
        other.variantGroupId === each.variantGroupId &&
        other.productId !== each.productId &&
        other.firstAvailableDaysAgo >= 0,
    ),
);
if (subject === undefined) throw new Error('spec: the demo catalogue has no model of several colours.');

const byAlias = new Map(demo.products.map((each) => [each.alias.sv, each]));

describe.each(testDatabases())('related products on $name', (database) => {
  const service = openForSuite(() => openSearch(database));

  const related = async (alias: string): Promise<readonly Related[]> => {
    const { data, errors } = await requestApi(service().app, RELATED, { alias, marketId: 'se', languageId: 'sv-SE' });
    expect(errors).toEqual([]);
    for (const { relation, relationType } of data.relatedProducts) expect(relationType).toBe(relation);
    return data.relatedProducts;
  };
  const of = async (relation: string) =>
    (await related(subject.alias.sv))
      .filter((each) => each.relation === relation)
      .map(({ alias }) => byAlias.get(alias));

  it('are the other colours of the model', async () => {
    const colours = demo.products.filter(
      ({ variantGroupId, firstAvailableDaysAgo }) =>
        variantGroupId === subject.variantGroupId && firstAvailableDaysAgo >= 0,
    );
    expect((await of('RELATED')).map((each) => each?.productId)).toEqual(
      colours
        .map(({ productId }) => productId)
        .filter((id) => id !== subject.productId)
        .toSorted((a, b) => a - b),
    );
  });

  it.each(['SIMILAR', 'ACCESSORIES'])(
    'are alike, or go with it: %s, each model once and never its own',
    async (relation) => {
      const found = await of(relation);
      const models = found.map((each) => each?.variantGroupId);
      expect(found).toHaveLength(12);
      expect(found.every((each) => each?.kind === subject.kind)).toBe(relation === 'SIMILAR');
      expect(new Set(models).size).toBe(12);
      expect(models).not.toContain(subject.variantGroupId);
    },
  );

  it('carry what a card shows', async () => {
    const { data } = await requestApi(
      service().app,
      `query ($alias: String!) { relatedProducts(alias: $alias, marketId: "se", languageId: "sv-SE") {
        alias name canonicalUrl brand { name } unitPrice { sellingPriceIncVat } primaryImage secondaryImage images
        productImages { fileName } skus { skuId } discountCampaigns { campaignId } primaryCategory { categoryId }
        parameterGroups { name } } }`,
      { alias: subject.alias.sv },
    );
    const [first] = data.relatedProducts;
    const product = byAlias.get(first.alias);
    const files = product?.images.map(({ fileName }) => fileName);
    expect(first).toMatchObject({
      name: product?.name.sv,
      canonicalUrl: `/p/${first.alias}`,
      brand: { name: expect.any(String) },
      unitPrice: { sellingPriceIncVat: Number(product?.prices.se?.sellingIncVat) / 100 },
      primaryImage: files?.[0],
      secondaryImage: files?.[1],
      images: files,
      productImages: files?.map((fileName) => ({ fileName })),
      skus: product?.skus.map(({ skuId }) => ({ skuId })),
      primaryCategory: { categoryId: product?.primaryCategoryId },
    });
  });

  it.each(['nothing', '', "' or 1=1 --"])('are empty for the unknown alias %j', async (alias) => {
    expect(await related(alias)).toEqual([]);
  });
});
