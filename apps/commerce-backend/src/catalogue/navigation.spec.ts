import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { requestApi } from '../testing/request-api.ts';
import { openCatalogue } from './testing/open-catalogue.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

describe.each(testDatabases())('navigation on $name', ({ open }) => {
  const opened = openForSuite(() => openCatalogue(open));

  const dataOf = async (document: string) => (await requestApi(opened().app, document)).data;

  it('gives the category tree flat, parents before children [CAT-16]', async () => {
    const data = await dataOf(
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
    const data = await dataOf(
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
    const data = await dataOf(
      '{ one: category(alias: "boots") { categoryId primaryImage } none: category(categoryId: 404) { categoryId } }',
    );
    expect(data).toEqual({ one: { categoryId: 12, primaryImage: '3-1.svg' }, none: null });
  });

  it('gives what merchant centres call a category, and the older list of addresses', async () => {
    const data = await dataOf(
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
    const data = await dataOf('{ brands(languageId: "fi-FI") { brandId name alias canonicalUrl description } }');
    expect(data.brands).toEqual([
      { brandId: 1, name: 'ALFA', alias: 'alfa', canonicalUrl: '/b/alfa', description: 'brand-alfa-fi' },
      { brandId: 2, name: 'BETA', alias: 'beta', canonicalUrl: '/b/beta', description: 'brand-beta-fi' },
    ]);
  });

  it('builds the main menu from the tree and gives null at no known place [CAT-16, CON-N11]', async () => {
    const data = await dataOf(
      `{ main: getMenuAtLocation(menuLocationId: "main-desktop", languageId: "fi-FI") { menuItems { label canonicalUrl children { label canonicalUrl } } }
         footer: getMenuAtLocation(menuLocationId: "footer-first") { title menuItems { canonicalUrl } }
         sameMain: getMenuAtLocation(menuLocationId: "main", languageId: "fi-FI") { menuItems { label canonicalUrl children { label canonicalUrl } } }
         sameFooter: getMenuAtLocation(menuLocationId: "footer-1") { title menuItems { canonicalUrl } }
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
      { label: 'Ale', canonicalUrl: '/dc/autumn', children: [] },
    ]);
    expect(data.footer).toEqual({
      title: 'Hjælp',
      menuItems: ['customer-service', 'delivery', 'returns', 'size-guide'].map((alias) => ({
        canonicalUrl: `/content/${alias}`,
      })),
    });
    expect([data.sameMain, data.sameFooter]).toEqual([data.main, data.footer]);
    expect(data.none).toBeNull();
  });

  it.each([
    ['a category', 'alias: "shoes"', 1, '/c/shoes', [11, 12]],
    ['a category by address', 'url: "/fi/c/boots-fi", languageId: "fi-FI"', 12, '/c/boots-fi', []],
    ['a brand', 'url: "/b/alfa"', 1, '/b/alfa', []],
    ['a campaign', 'url: "/dc/autumn"', 1, '/dc/autumn', []],
    ['new products', 'alias: "new", languageId: "fi-FI"', 900_001, '/uutuudet', [1, 2]],
    ['an alias in place of an address [CON-N4]', 'url: "boots"', 12, '/c/boots', []],
    ['a general address [CON-N4]', 'url: "/se/sv/l/shoes-sv"', 1, '/c/shoes', [11, 12]],
    ['nothing that exists', 'alias: "caps"', 0, null, []],
    ['an address of no list', 'url: "/p/product-1"', 0, null, []],
    ['an address that cannot be decoded', 'url: "/c/%E0%A4%A"', 0, null, []],
    ['the site itself', 'channelId: "1|dk"', 900_100, '/', []],
  ])('describes the list page of %s', async (_name, args, id, canonicalUrl, subCategories) => {
    const data = await dataOf(`{ listPageInfo(${args}) { id canonicalUrl subCategories { categoryId } } }`);
    expect(data.listPageInfo).toEqual({
      id,
      canonicalUrl,
      subCategories: subCategories.map((categoryId) => ({ categoryId })),
    });
  });
});
