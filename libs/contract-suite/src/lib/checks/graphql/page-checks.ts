import { assertContract, assertEqual, guestReads, sampleOf } from '../../core/check.ts';
import type { Check } from '../../core/check.ts';
import { assertShape } from '../../core/shape.ts';
import type { Data, GraphqlClient } from '../../wire/graphql.ts';
import { IN, SCOPE } from './samples.ts';
import type { Samples } from './samples.ts';

const AREA = `id name title tags meta { title description } containers {
  id name layout responsiveMode design sortOrder
  widgets { id name type size sortOrder classNames images { fileName } configuration }
}`;
const MENU_ITEM = 'id label canonicalUrl targetBlank order hidden open';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Categories, brands, list pages, content, menus, moved addresses. */
export function pageChecks(client: GraphqlClient, samples: Samples): readonly Check[] {
  return [
    guestReads('categories are a flat list whose parents are in it', async () => {
      const { categories } = await client.data(`query Categories(${SCOPE}) {
        categories(includeHidden: true, ${IN}) { categoryId parentCategoryId alias name canonicalUrl }
      }`);
      assertShape(categories, [{ categoryId: 'number', parentCategoryId: 'number', alias: 'string' }], 'categories');
      const ids = new Set(categories.map(({ categoryId }: Data) => categoryId));
      for (const { parentCategoryId: parent, alias } of categories)
        assertContract(parent === 0 || ids.has(parent), `The parent of ${String(alias)} is missing.`);
    }),
    guestReads('brands have names and addresses', async () => {
      const { brands } = await client.data(
        `query Brands(${SCOPE}) { brands(${IN}) { brandId alias name canonicalUrl } }`,
      );
      assertShape(brands, [{ brandId: 'number', alias: 'string', name: 'string', canonicalUrl: 'string' }], 'brands');
    }),
    guestReads('the page of a list is found by its address; of an unknown one it has the id 0', async () => {
      const query = `query Info($url: String, ${SCOPE}) { listPageInfo(url: $url, ${IN}) { id alias name canonicalUrl meta { title } } }`;
      const [first] = await samples.products();
      const category = sampleOf<Data>(first.primaryCategory, 'The product has no category.');
      const { listPageInfo: found } = await client.data(query, { url: category.canonicalUrl });
      assertEqual(found?.id, category.categoryId, 'The id of its category');
      const { listPageInfo: unknown } = await client.data(query, { url: '/no-such-list-zzq' });
      assertContract((unknown?.id ?? 0) === 0, `An unknown address has the id ${String(unknown?.id)}.`);
    }),
    guestReads('the front page has widgets whose configuration is JSON', async () => {
      const { widgetArea } = await client.data(`query Front(${SCOPE}) {
        widgetArea(family: "Frontpage", areaName: "The front page area", ${IN}) { ${AREA} }
      }`);
      const widgets = sampleOf<Data>(widgetArea, 'There is no such area.').containers.flatMap(
        (each: Data) => each.widgets,
      );
      assertContract(widgets.length > 0, 'It has no widgets.');
      for (const { name, type, configuration } of widgets) {
        assertContract(typeof name === 'string' && typeof type === 'string', 'A widget has no name or type.');
        assertContract(isJson(configuration), `The configuration of ${String(name)} is no JSON.`);
      }
    }),
    guestReads('an unknown content page is null', async () => {
      const { widgetArea } = await client.data(
        `query Page(${SCOPE}) { widgetArea(alias: "no-such-page-zzq", ${IN}) { id } }`,
      );
      assertEqual(widgetArea, null, 'widgetArea');
    }),
    guestReads('content pages are listed with their tags', async () => {
      const { cmsPages } = await client.data(`query Pages(${SCOPE}) { cmsPages(${IN}) { id alias title tags } }`);
      assertShape(cmsPages ?? [], ['object'], 'cmsPages');
    }),
    guestReads('menus have links', async () => {
      const locations = ['main-desktop', 'main-mobile', 'info-pages'];
      for (const location of locations) {
        const { getMenuAtLocation: menu } = await client.data(
          `query Menu($location: String!, ${SCOPE}) {
            getMenuAtLocation(menuLocationId: $location, ${IN}) { id title menuItems { ${MENU_ITEM} children { ${MENU_ITEM} } } }
          }`,
          { location },
        );
        assertShape(sampleOf(menu, `There is no menu ${location}.`), { menuItems: ['object'] }, location);
      }
    }),
    guestReads('an address that has not moved has no history', async () => {
      const { urlHistory } = await client.data(
        `query Moved(${SCOPE}) { urlHistory(url: "/no-such-address-zzq", ${IN}) { oldUrl newUrl } }`,
      );
      assertEqual(urlHistory, null, 'urlHistory');
    }),
  ];
}
