import { fail } from '@lyng/model';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { loadContentPage, loadFrontPage, loadInfoMenu, loadShopMenus } from './load-content.ts';
import { loadMovedPath } from './load-moved-path.ts';

const widget = (id: string, sortOrder: number, type = 'TextPageWidget', configuration = '{"text":"x"}') => ({
  id,
  name: id,
  type,
  size: 'full',
  sortOrder,
  configuration,
});

const area = {
  id: 7,
  name: 'delivery',
  title: 'Levering',
  tags: ['menu', null],
  meta: { title: 'Levering', description: 'Sådan leverer vi' },
  containers: [
    { sortOrder: 2, widgets: [widget('last', 1)] },
    null,
    { sortOrder: 1, widgets: [widget('second', 2), widget('first', 1), widget('unknown', 3, 'Game'), null] },
  ],
};

describe('pages of widgets', () => {
  it('loads a page by its alias, widgets in the editors’ order, unknown ones left out [CMS-01]', async () => {
    const gateway = schemaGateway({
      widgetArea: ({ alias }: { alias: string }) => (alias === 'levering' ? area : null),
    });
    const page = await loadContentPage(gateway, 'levering');
    expect(page).toMatchObject({
      ok: true,
      value: { id: 7, title: 'Levering', tags: ['menu'], meta: { description: 'Sådan leverer vi' } },
    });
    expect(page.ok && page.value.widgets.map(({ id }) => id)).toEqual(['first', 'second', 'last']);
    expect(await loadContentPage(gateway, 'missing')).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  it('requests the front page as everybody sees it, or as an editor does [CMS-01]', async () => {
    const requests: unknown[] = [];
    const gateway = schemaGateway({
      widgetArea: (args: unknown) => {
        requests.push(args);
        return { id: 1, name: 'Frontpage' };
      },
    });
    const page = await loadFrontPage(gateway);
    await loadFrontPage(gateway, { preview: true });
    const audience = { displaySetting: 'desktop', customerType: 'PERSON' };
    const request = { family: 'Frontpage', areaName: 'The front page area', ...audience };
    expect(requests).toEqual([
      { ...request, preview: false },
      { ...request, preview: true },
    ]);
    expect(page).toMatchObject({ ok: true, value: { title: 'Frontpage', widgets: [], tags: [] } });
  });
});

const item = (id: string, more: object = {}) => ({
  id,
  label: id,
  targetBlank: false,
  type: 'custom',
  order: 1,
  open: false,
  hidden: false,
  canonicalUrl: `/c/${id}`,
  ...more,
});

describe('menus', () => {
  it('are loaded together, without hidden entries, in order, three levels deep [CMS-03]', async () => {
    const menus: Record<string, object> = {
      'main-desktop': {
        id: 'm',
        title: null,
        menuItems: [
          item('men', { order: 2 }),
          item('women', { children: [item('shoes', { children: [item('boots')] }), item('secret', { hidden: true })] }),
        ],
      },
      'footer-first': { id: 'f', title: 'Kundeservice', menuItems: [item('delivery')] },
      'footer-second': { id: 's', title: 'Tom', menuItems: [] },
    };
    const gateway = schemaGateway({
      getMenuAtLocation: ({ menuLocationId }: { menuLocationId: string }) => menus[menuLocationId] ?? null,
    });
    const result = await loadShopMenus(gateway);
    const leaf = (label: string, more: object = {}) => ({ label, url: `/c/${label}`, children: [], ...more });
    expect(result).toEqual({
      ok: true,
      value: {
        main: {
          title: '',
          items: [leaf('women', { children: [leaf('shoes', { children: [leaf('boots')] })] }), leaf('men')],
        },
        footer: [{ title: 'Kundeservice', items: [leaf('delivery')] }],
      },
    });
  });

  it('beside information pages are those of their place, or none while the backend fails [CMS-03]', async () => {
    const gateway = schemaGateway({
      getMenuAtLocation: ({ menuLocationId }: { menuLocationId: string }) =>
        menuLocationId === 'info-pages' ? { id: 'i', title: 'Hjælp', menuItems: [item('terms')] } : null,
    });
    expect(await loadInfoMenu(gateway)).toMatchObject({ title: 'Hjælp', items: [{ label: 'terms', url: '/c/terms' }] });
    expect(await loadInfoMenu(failingGateway({ kind: 'unreachable' }))).toBeNull();
  });
});

describe('loadMovedPath', () => {
  it.each([
    ['/c/dame-sko', '/c/dame-sko'],
    [null, undefined],
    ['https://evil.example', undefined],
    ['//evil.example', undefined],
    ['/old', undefined],
  ])('a page that moved to %j is sent to %j', async (newUrl, expected) => {
    const gateway = schemaGateway({ urlHistory: newUrl === null ? null : { oldUrl: '/old', newUrl } });
    expect(await loadMovedPath(gateway, '/old')).toBe(expected);
  });
});

it('all of it passes on why the backend failed', async () => {
  const gateway = failingGateway({ kind: 'refused', status: 503 });
  const results = [await loadFrontPage(gateway), await loadShopMenus(gateway)];
  expect(results).toEqual(Array(2).fill(fail({ kind: 'refused', status: 503 })));
});
