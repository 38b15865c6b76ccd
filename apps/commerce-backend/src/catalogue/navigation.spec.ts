import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { requestApi } from '../testing/request-api.ts';
import { openCatalogue } from './testing/open-catalogue.ts';
import type { OpenCatalogue } from './testing/open-catalogue.ts';

describe.each(testDatabases())('navigation on $name', ({ open }) => {
  let opened: OpenCatalogue;

  beforeAll(async () => {
    opened = await openCatalogue(open);
  });

  afterAll(() => opened.close());

  it('gives the category tree flat, parents before children [CAT-16]', async () => {
    const { data } = await requestApi(
      opened.app,
      '{ categories(languageId: "nb-NO") { categoryId parentCategoryId name canonicalUrl alias } below: categories(parentCategoryId: 1) { categoryId } }',
    );
    expect(data.categories.map(({ categoryId }: { categoryId: number }) => categoryId)).toEqual([1, 11, 12, 2, 21]);
    expect(data.categories[2]).toEqual({
      categoryId: 12,
      parentCategoryId: 1,
      name: 'boots-nb',
      alias: 'boots-nb',
      canonicalUrl: '/c/boots-nb',
    });
    expect(data.below).toEqual([{ categoryId: 11 }, { categoryId: 12 }]);
  });

  it('hides an empty category unless it is requested', async () => {
    const { data } = await requestApi(
      opened.app,
      '{ shown: categories(parentCategoryId: 2) { alias } all: categories(parentCategoryId: 2, includeHidden: true) { alias isHidden } }',
    );
    expect(data).toEqual({
      shown: [{ alias: 'jackets' }],
      all: [
        { alias: 'jackets', isHidden: false },
        { alias: 'hats', isHidden: true },
      ],
    });
  });

  it('gives one category, or null', async () => {
    const { data } = await requestApi(
      opened.app,
      '{ one: category(alias: "boots") { categoryId primaryImage } none: category(categoryId: 404) { categoryId } }',
    );
    expect(data).toEqual({ one: { categoryId: 12, primaryImage: '3-1.svg' }, none: null });
  });

  it('gives what merchant centres call a category, and the older list of addresses', async () => {
    const { data } = await requestApi(
      opened.app,
      `{ category(alias: "boots") { googleTaxonomy { id parentId name path } alternativeCanonicalUrls }
        brands { alternativeCanonicalUrls }
        listPageInfo(alias: "boots") { alternativeCanonicalUrls }
        none: listPageInfo(alias: "nothing") { id alternativeCanonicalUrls }
        site: listPageInfo { alternativeCanonicalUrls } }`,
    );
    const boots = ['/c/boots', '/c/boots-sv', '/c/boots-nb', '/c/boots-fi'];
    expect(data).toEqual({
      category: {
        googleTaxonomy: { id: 166, parentId: null, name: 'Apparel & Accessories', path: 'Apparel & Accessories' },
        alternativeCanonicalUrls: boots,
      },
      brands: [{ alternativeCanonicalUrls: ['/b/alfa'] }, { alternativeCanonicalUrls: ['/b/beta'] }],
      listPageInfo: { alternativeCanonicalUrls: boots },
      none: { id: 0, alternativeCanonicalUrls: [] },
      site: { alternativeCanonicalUrls: ['/'] },
    });
  });

  it('gives the brands by name', async () => {
    const { data } = await requestApi(
      opened.app,
      '{ brands(languageId: "fi-FI") { brandId name alias canonicalUrl description } }',
    );
    expect(data.brands).toEqual([
      { brandId: 1, name: 'ALFA', alias: 'alfa', canonicalUrl: '/b/alfa', description: 'brand-alfa-fi' },
      { brandId: 2, name: 'BETA', alias: 'beta', canonicalUrl: '/b/beta', description: 'brand-beta-fi' },
    ]);
  });

  it('builds the main menu from the tree and gives null at no known place [CAT-16]', async () => {
    const { data } = await requestApi(
      opened.app,
      `{ main: getMenuAtLocation(menuLocationId: "main-desktop", languageId: "fi-FI") { menuItems { label canonicalUrl children { label canonicalUrl } } }
         footer: getMenuAtLocation(menuLocationId: "footer-first") { title menuItems { canonicalUrl } }
         none: getMenuAtLocation(menuLocationId: "constructor") { id } }`,
    );
    expect(data.main.menuItems).toEqual([
      { label: 'Uutuudet', canonicalUrl: '/uutuudet', children: [] },
      {
        label: 'shoes-fi',
        canonicalUrl: '/c/shoes-fi',
        children: [
          { label: 'sneakers-fi', canonicalUrl: '/c/sneakers-fi' },
          { label: 'boots-fi', canonicalUrl: '/c/boots-fi' },
        ],
      },
      {
        label: 'clothes-fi',
        canonicalUrl: '/c/clothes-fi',
        children: [{ label: 'jackets-fi', canonicalUrl: '/c/jackets-fi' }],
      },
      { label: 'Merkit', canonicalUrl: '/merkit', children: [] },
    ]);
    expect(data.footer).toEqual({
      title: 'Hjælp',
      menuItems: ['customer-service', 'delivery', 'returns', 'size-guide'].map((alias) => ({
        canonicalUrl: `/content/${alias}`,
      })),
    });
    expect(data.none).toBeNull();
  });

  it.each([
    { name: 'a category', args: 'alias: "shoes"', id: 1, canonicalUrl: '/c/shoes', subCategories: [11, 12] },
    {
      name: 'a category by address',
      args: 'url: "/fi/c/boots-fi", languageId: "fi-FI"',
      id: 12,
      canonicalUrl: '/c/boots-fi',
      subCategories: [],
    },
    { name: 'a brand', args: 'url: "/b/alfa"', id: 1, canonicalUrl: '/b/alfa', subCategories: [] },
    { name: 'a campaign', args: 'url: "/dc/autumn"', id: 1, canonicalUrl: '/dc/autumn', subCategories: [] },
    {
      name: 'new products',
      args: 'alias: "new", languageId: "fi-FI"',
      id: 900_001,
      canonicalUrl: '/uutuudet',
      subCategories: [1, 2],
    },
    { name: 'nothing that exists', args: 'alias: "caps"', id: 0, canonicalUrl: null, subCategories: [] },
    { name: 'an address of no list', args: 'url: "/p/product-1"', id: 0, canonicalUrl: null, subCategories: [] },
    {
      name: 'an address that cannot be decoded',
      args: 'url: "/c/%E0%A4%A"',
      id: 0,
      canonicalUrl: null,
      subCategories: [],
    },
    { name: 'the site itself', args: 'channelId: "1|dk"', id: 900_100, canonicalUrl: '/', subCategories: [] },
  ])('describes the list page of $name', async ({ args, id, canonicalUrl, subCategories }) => {
    const { data } = await requestApi(
      opened.app,
      `{ listPageInfo(${args}) { id canonicalUrl subCategories { categoryId } } }`,
    );
    expect(data.listPageInfo).toEqual({
      id,
      canonicalUrl,
      subCategories: subCategories.map((categoryId) => ({ categoryId })),
    });
  });
});
