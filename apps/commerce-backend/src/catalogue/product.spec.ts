import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { requestApi } from '../testing/request-api.ts';
import { openCatalogue } from './testing/open-catalogue.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

describe.each(testDatabases())('products on $name', ({ open }) => {
  const opened = openForSuite(() => openCatalogue(open));

  it('returns the four markets with every field of the schema [ROUTE-27] [API-08]', async () => {
    const { data } = await requestApi(
      opened().app,
      `{ channel(channelId: "anything") { defaultMarketId defaultLanguageId
        markets { id alias defaultLanguageId virtual onlyDisplayInCheckout groupKey allowedLanguages { id name code } country { name code } currency { name code symbol } } } }`,
    );
    expect(data.channel).toMatchObject({ defaultMarketId: 'dk', defaultLanguageId: 'da-DK' });
    const markets = [
      ['dk', 'da-DK', 'Dansk', 'Danmark', 'DKK', 'Danske kroner', 'kr.'],
      ['se', 'sv-SE', 'Svenska', 'Sverige', 'SEK', 'Svenska kronor', 'kr'],
      ['no', 'nb-NO', 'Norsk bokmål', 'Norge', 'NOK', 'Norske kroner', 'kr'],
      ['fi', 'fi-FI', 'Suomi', 'Suomi', 'EUR', 'Euro', '€'],
    ] as const;
    expect(data.channel.markets).toEqual(
      markets.map(([alias, languageId, language, country, code, currency, symbol]) => ({
        id: alias,
        alias,
        defaultLanguageId: languageId,
        virtual: false,
        onlyDisplayInCheckout: false,
        groupKey: alias,
        allowedLanguages: [{ id: languageId, name: language, code: languageId.slice(0, 2) }],
        country: { name: country, code: alias.toUpperCase() },
        currency: { name: currency, code, symbol },
      })),
    );
  });

  const product = async (fields: string, args: string) =>
    (await requestApi(opened().app, `{ product(${args}) { ${fields} } }`)).data.product;

  it('carries every field of product, price, lowest price, stock and SKU [CAT-01]', async () => {
    const fields = `productId name articleNumber alias canonicalUrl brand { name } primaryCategory { categoryId name }
      categories { categoryId parentCategoryId name } discountType productImages { fileName tags }
      skus { skuId articleNumber name incoming stock { inStock oversellable totalStock static } } totalStock { totalStock }
      parameterGroups { parameterGroupId name parameters { name value } } rating { score voteCount }
      unitPrice { isDiscounted regularPriceIncVat regularPriceExVat sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted vat discountPercentage currency { code } }
      lowestPrice { isDiscounted discountPercentage comparisonPriceIncVat lowestPriceIncVat sellingPriceIncVat lowestPriceIncVatFormatted }`;
    expect(await product(fields, 'alias: "product-3", marketId: "dk", languageId: "da-DK"')).toEqual({
      productId: 3,
      name: 'Fjord Boot',
      articleNumber: 'P3',
      alias: 'product-3',
      canonicalUrl: '/p/product-3',
      brand: { name: 'BETA' },
      primaryCategory: { categoryId: 12, name: 'boots' },
      categories: [
        { categoryId: 1, parentCategoryId: 0, name: 'shoes' },
        { categoryId: 12, parentCategoryId: 1, name: 'boots' },
      ],
      discountType: 'NONE',
      productImages: [1, 2, 3].map((view) => ({ fileName: `3-${view}.svg`, tags: ['front'] })),
      skus: [
        {
          skuId: 31,
          articleNumber: 'A31',
          name: '38',
          incoming: null,
          stock: { inStock: 0, oversellable: 0, static: 0, totalStock: 0 },
        },
        {
          skuId: 32,
          articleNumber: 'A32',
          name: '40',
          incoming: '2025-06-25T12:00:00.000Z',
          stock: { inStock: 0, oversellable: 5, static: 0, totalStock: 5 },
        },
      ],
      totalStock: { totalStock: 5 },
      parameterGroups: [
        { parameterGroupId: 1, name: 'Farve', parameters: [{ name: 'Color', value: 'Sort' }] },
        { parameterGroupId: 2, name: 'Materiale', parameters: [{ name: 'Materiale', value: 'leather' }] },
      ],
      rating: { score: 4.25, voteCount: 8 },
      unitPrice: {
        isDiscounted: false,
        regularPriceIncVat: 1299,
        regularPriceExVat: 1039.2,
        sellingPriceIncVat: 1299,
        sellingPriceExVat: 1039.2,
        sellingPriceIncVatFormatted: '1.299\u00a0kr.',
        vat: 259.8,
        discountPercentage: 0,
        currency: { code: 'DKK' },
      },
      lowestPrice: {
        isDiscounted: false,
        discountPercentage: 0,
        comparisonPriceIncVat: 1299,
        lowestPriceIncVat: 1299,
        sellingPriceIncVat: 1299,
        lowestPriceIncVatFormatted: '1.299\u00a0kr.',
      },
    });
  });

  it('shows a reduced price with the regular one, the percentage and the lowest of the 30 days before', async () => {
    const fields = `unitPrice { isDiscounted regularPriceIncVat sellingPriceIncVat discountIncVat discountPercentage }
      lowestPrice { isDiscounted discountPercentage comparisonPriceIncVat lowestPriceIncVat sellingPriceIncVat }
      priceLog { sellingPriceIncVat isLowest date } discountType discountCampaigns { campaignId name hideTitle }`;
    expect(await product(fields, 'productId: 4')).toEqual({
      unitPrice: {
        isDiscounted: true,
        regularPriceIncVat: 1000,
        sellingPriceIncVat: 800,
        discountIncVat: 200,
        discountPercentage: 20,
      },
      lowestPrice: {
        isDiscounted: true,
        discountPercentage: 20,
        comparisonPriceIncVat: 1000,
        lowestPriceIncVat: 1000,
        sellingPriceIncVat: 800,
      },
      priceLog: [
        { sellingPriceIncVat: 1000, isLowest: false, date: '2025-05-16T12:00:00.000Z' },
        { sellingPriceIncVat: 800, isLowest: true, date: '2025-06-05T12:00:00.000Z' },
      ],
      discountType: 'PRICE_CAMPAIGN',
      discountCampaigns: [{ campaignId: '1', name: 'Autumn', hideTitle: false }],
    });
  });

  it.each([
    { market: 'se', language: 'sv-SE', name: 'Fjord Boot-sv', price: '1\u00a0299\u00a0kr', vat: 259.8 },
    { market: 'no', language: 'nb-NO', name: 'Fjord Boot-nb', price: '1\u00a0299\u00a0kr', vat: 259.8 },
    { market: 'fi', language: 'fi-FI', name: 'Fjord Boot-fi', price: '1\u00a0299\u00a0€', vat: 263.94 },
    { market: 'mars', language: 'tlh', name: 'Fjord Boot', price: '1.299\u00a0kr.', vat: 259.8 },
  ])(
    'uses the language and the VAT of market $market, and the default for an unknown one [ROUTE-27]',
    async ({ market, language, name, price, vat }) => {
      const found = await product(
        'name unitPrice { sellingPriceIncVatFormatted vat }',
        `productId: 3, marketId: "${market}", languageId: "${language}", channelId: "9|mars"`,
      );
      expect(found).toEqual({
        name,
        unitPrice: { sellingPriceIncVatFormatted: price, vat },
      });
    },
  );

  it('has its colour in parameter group 1, named Color in every language [CAT-17]', async () => {
    const fields = 'parameterGroups { parameterGroupId name parameters { name value identifier description facetId } }';
    const { parameterGroups } = await product(fields, 'productId: 2, languageId: "fi-FI"');
    expect(parameterGroups[0]).toEqual({
      parameterGroupId: 1,
      name: 'Väri',
      parameters: [{ name: 'Color', value: 'Sininen', identifier: 'blue', description: '#33557f', facetId: 'p1_blue' }],
    });
  });

  it.each([
    ['fi-FI', ['lang:en']],
    ['da-DK', []],
  ])('names the language of texts that are not in %s as a group without parameters', async (languageId, names) => {
    const fields = 'parameterGroups { name parameters { name } }';
    const { parameterGroups } = await product(fields, `productId: 4, languageId: "${languageId}"`);
    expect(parameterGroups.filter(({ parameters }: { parameters: object[] }) => parameters.length === 0)).toEqual(
      names.map((name) => ({ name, parameters: [] })),
    );
  });

  it('knows the colours of its model, each with its sizes', async () => {
    const own = 'level dimension type value label skuId productId name alias canonicalUrl primaryImage';
    const fields = `variantGroup { variantGroupId mainProductId activeProducts
      variants { ${own} attributes { key value } stock { inStock } variants { ${own} stock { totalStock } attributes { key } variants { level } } } }`;
    const colour = (productId: number, value: string, label: string, name: string, hex: string) => ({
      level: 1,
      dimension: 'Color',
      type: 'product',
      value,
      label,
      skuId: null,
      productId,
      name,
      alias: `product-${productId}`,
      canonicalUrl: `/p/product-${productId}`,
      primaryImage: `${productId}-1.svg`,
      attributes: [{ key: 'hex', value: hex }],
      stock: { inStock: 13 },
      variants: [
        ['38', 1, 10],
        ['39', 2, 3],
      ].map(([size, place, totalStock]) => ({
        level: 0,
        dimension: 'Size',
        type: 'sku',
        value: size,
        label: size,
        skuId: productId * 10 + Number(place),
        productId,
        name: size,
        alias: null,
        canonicalUrl: null,
        primaryImage: null,
        stock: { totalStock },
        attributes: [],
        variants: [],
      })),
    });
    expect(await product(fields, 'productId: 2')).toEqual({
      variantGroup: {
        variantGroupId: 1,
        mainProductId: 1,
        activeProducts: 2,
        variants: [
          colour(1, 'black', 'Sort', 'Heide Sneaker', '1a1a1a'),
          colour(2, 'blue', 'Blå', 'Heide Sneaker Blue', '33557f'),
        ],
      },
    });
  });

  it('has sizes among its variants also in one colour only', async () => {
    const fields =
      'variantGroup { activeProducts variants { type value variants { type value skuId incoming stock { totalStock incoming } } } }';
    const size = (value: string, skuId: number, totalStock: number, incoming: string | null) => ({
      type: 'sku',
      value,
      skuId,
      incoming,
      stock: { totalStock, incoming },
    });
    expect(await product(fields, 'productId: 3')).toEqual({
      variantGroup: {
        activeProducts: 1,
        variants: [
          {
            type: 'product',
            value: 'black',
            variants: [size('38', 31, 0, null), size('40', 32, 5, '2025-06-25T12:00:00.000Z')],
          },
        ],
      },
    });
  });

  it('names what a shopper chooses: the colour, which it has, and the size, which is open', async () => {
    const fields = `variantDimensions { level dimension type value label attributes { key value } group { value label } }
      currentProductVariant { level type value variants { value } }`;
    expect(await product(fields, 'productId: 2, languageId: "fi-FI"')).toEqual({
      variantDimensions: [
        {
          level: 1,
          dimension: 'Color',
          type: 'product',
          value: 'blue',
          label: 'Sininen',
          attributes: [{ key: 'hex', value: '33557f' }],
          group: [
            { value: 'black', label: 'Musta' },
            { value: 'blue', label: 'Sininen' },
          ],
        },
        {
          level: 0,
          dimension: 'Size',
          type: 'selection',
          value: null,
          label: null,
          attributes: [],
          group: [
            { value: '38', label: '38' },
            { value: '39', label: '39' },
          ],
        },
      ],
      currentProductVariant: {
        level: 1,
        type: 'product',
        value: 'blue',
        variants: [{ value: '38' }, { value: '39' }],
      },
    });
  });

  it('has a null or an empty list for what the shop does not have', async () => {
    const fields = `type images dimensions { length } productPackage { groups { groupId } } alternativeCanonicalUrls
      totalStock { incoming shelf } skus { shelf dimensions { width } }`;
    expect(await product(fields, 'productId: 3')).toEqual({
      type: 'product',
      images: ['3-1.svg', '3-2.svg', '3-3.svg'],
      dimensions: null,
      productPackage: null,
      alternativeCanonicalUrls: ['/p/product-3', '/p/product-3-sv', '/p/product-3-nb', '/p/product-3-fi'],
      totalStock: { incoming: '2025-06-25T12:00:00.000Z', shelf: null },
      skus: [
        { shelf: null, dimensions: null },
        { shelf: null, dimensions: null },
      ],
    });
  });

  it('has breadcrumbs from the category tree and its address in every language [CAT-16]', async () => {
    expect(
      await product(
        'breadcrumbs { categoryId parentCategoryId url name } alternativeUrls { url language culture country }',
        'productId: 3, languageId: "sv-SE"',
      ),
    ).toEqual({
      breadcrumbs: [
        { categoryId: 1, parentCategoryId: 0, url: '/c/shoes-sv', name: 'shoes-sv' },
        { categoryId: 12, parentCategoryId: 1, url: '/c/boots-sv', name: 'boots-sv' },
      ],
      alternativeUrls: [
        { url: '/p/product-3', language: 'da', culture: 'da-DK', country: 'DK' },
        { url: '/p/product-3-sv', language: 'sv', culture: 'sv-SE', country: 'SE' },
        { url: '/p/product-3-nb', language: 'nb', culture: 'nb-NO', country: 'NO' },
        { url: '/p/product-3-fi', language: 'fi', culture: 'fi-FI', country: 'FI' },
      ],
    });
  });

  it.each(['alias: "nope"', 'productId: 999', 'alias: ""', `alias: "' or 1=1 --"`])('is null for %s', async (args) => {
    expect(await product('name', args)).toBeNull();
  });

  it('is found by the alias of another language and returns its address in the requested one', async () => {
    expect(await product('canonicalUrl', 'alias: "product-3-fi", languageId: "sv-SE"')).toEqual({
      canonicalUrl: '/p/product-3-sv',
    });
  });
});
