import { demoCatalogue } from '@lyng/demo-catalogue';
import { isoCodes } from '@lyng/i18n/core';
import { readShop } from '../../api/read-config.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { buildApp } from '../../api/app.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { requestApi } from '../../testing/request-api.ts';
import { openCatalogue } from '../testing/open-catalogue.ts';
import { campaignPrice } from '../../shop/pricing/campaign-price.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const AREA = `query ($alias: String, $family: String, $areaName: String, $languageId: String, $marketId: String) {
  widgetArea(alias: $alias, family: $family, areaName: $areaName, languageId: $languageId, marketId: $marketId) {
    name title tags meta { title description } pageArea { id name index }
    containers { layout sortOrder widgets { id name type sortOrder size images { fileName } configuration } }
  }
}`;

const shop = readShop();

describe.each(testDatabases())('content on $name', ({ open }) => {
  const opened = openForSuite(() => openCatalogue(open));

  const area = async (variables: Record<string, unknown>) => {
    const { data, errors } = await requestApi(opened().app, AREA, variables);
    expect(errors).toEqual([]);
    return data.widgetArea as {
      title: string;
      tags: string[];
      containers: { widgets: { id: string; type: string; configuration: string }[] }[];
    } | null;
  };

  /** The configuration of a widget is beside its type. */
  const configurations = async (
    variables: Record<string, unknown>,
  ): Promise<readonly { readonly type: string; readonly [name: string]: unknown }[]> => {
    const found = await area(variables);
    return (found?.containers ?? []).flatMap(({ widgets }) =>
      widgets.map(({ type, configuration }) => ({ ...(JSON.parse(configuration) as object), type })),
    );
  };

  it('makes the front page from the current catalogue', async () => {
    const widgets = await configurations({
      family: 'Frontpage',
      areaName: 'The front page area',
      languageId: 'sv-SE',
      marketId: 'se',
    });
    expect(widgets.map(({ type, look = '' }) => `${type} ${String(look)}`)).toEqual([
      'BannerPageWidget hero',
      'ButtonsPageWidget tiles',
      'Product listPageWidget ',
      'BannerPageWidget ',
      'Product listPageWidget ',
      'BannerPageWidget ',
      'Rich textPageWidget usps',
    ]);
    expect(widgets[0]).toMatchObject({
      image: { filename: '1-1.svg', altText: 'Heide Sneaker-sv', href: '/nyheter' },
      buttonText: 'Se nyheterna',
    });
    expect(widgets[1]?.['buttons']).toEqual([
      { text: 'shoes-sv · sneakers-sv', href: '/c/sneakers-sv', image: '1-1.svg' },
      { text: 'clothes-sv · jackets-sv', href: '/c/jackets-sv', image: '4-1.svg' },
      { text: 'shoes-sv · boots-sv', href: '/c/boots-sv', image: '3-1.svg' },
    ]);
    expect(widgets[2]).toMatchObject({
      title: 'Nytt den här veckan',
      query: { take: 12, sort: 'LATEST' },
      searchParameters: { sort: 'LATEST' },
      pageCount: 3,
    });
    expect(widgets[3]).toMatchObject({ text1: 'Autumn-sv', image: { href: '/dc/autumn', filename: '4-1.svg' } });
    expect(widgets[3]?.['text2']).toMatch(/^\d+ % /);
  });

  it.each([
    { market: 'dk', amount: 'fra 499 kr.' },
    { market: 'se', amount: 'från 499 kr' },
    { market: 'no', amount: 'fra 499 kr' },
    { market: 'fi', amount: 'alkaen 49 €' },
  ])('promises free shipping from the limit of the market itself: $market [SPEC-17]', async ({ market, amount }) => {
    const [usps] = (await configurations({ alias: 'home', marketId: market })).filter(({ look }) => look === 'usps');
    const [shipping] = (usps?.['items'] ?? []) as readonly { readonly title: string }[];
    expect(shipping?.title.replaceAll('\u00a0', ' ')).toContain(amount);
  });

  const sellersPages = ['customer-service', 'terms', 'privacy'];
  const addressPages = [...sellersPages, 'accessibility', 'returns'];
  const pages = [...addressPages, 'delivery', 'size-guide', 'about'];

  it.each(shop.markets.flatMap((market) => pages.map((alias) => ({ alias, market }))))(
    '[SHOP-4, APP-13] has the page $alias in $market.alias, with its own address to write to, who sells, and when to call',
    async ({ alias, market }) => {
      const { contact } = market;
      const page = { alias, marketId: market.alias, languageId: isoCodes[market.languages[0]] };
      expect(await area(page)).toMatchObject({ name: alias, tags: ['menu'] });
      const [widget] = await configurations(page);
      expect(widget?.type).toBe('TextPageWidget');
      const text = String(widget?.['text']);
      expect(text).toMatch(/^<p>.{40,}<h2>/s);
      // An amount may end in a full stop of its own.
      expect(text).not.toMatch(/\.\.(?!\.)/);
      if (addressPages.includes(alias)) expect(text).toContain(`href="mailto:${contact.email}"`);
      const { name, street, registration } = shop.company;
      if (sellersPages.includes(alias)) for (const fact of [name, street, registration]) expect(text).toContain(fact);
      if (alias !== 'customer-service') return;
      expect(text).toContain(`href="tel:${contact.phone.replaceAll(' ', '')}"`);
      expect(text).toContain(`${shop.serviceHours.opens}–${shop.serviceHours.closes}`);
    },
  );

  it.each([
    ['da', '/registrer-returnering'],
    ['sv', '/registrera-retur'],
    ['nb', '/registrere-retur'],
    ['fi', '/rekisteröi-palautus'],
  ] as const)('[SHOP-5, ACC-06] links in %s to %s, where a return is registered', async (language, path) => {
    const [text] = await configurations({ alias: 'returns', languageId: isoCodes[language] });
    expect(text?.['text']).toContain(`<a href="${encodeURI(path)}">`);
  });

  it('[SHOP-10] has in the size guide a row for every size that the demo sells, apart from one size for all', async () => {
    const [text] = await configurations({ alias: 'size-guide', languageId: 'da-DK' });
    const cells = new Set([...String(text?.['text']).matchAll(/<tr><td>([^<]+)<\/td>/g)].map(([, size]) => size));
    const labels = new Set(
      demoCatalogue({ seed: 'lyng', campaignPrice }).products.flatMap(({ skus }) => skus.map(({ name }) => name)),
    );
    const parts = [...labels].flatMap((label) => (/^W\d+ L\d+$/.test(label) ? label.split(' ') : [label]));
    expect(parts.filter((size) => size !== 'One size' && !cells.has(size))).toEqual([]);
  });

  it.each(['main-desktop', 'main-mobile', 'footer-first', 'footer-second', 'footer-third', 'info-pages'])(
    'has the menu %s of the editors [CMS-03]',
    async (location) => {
      const query = `{ getMenuAtLocation(menuLocationId: "${location}", languageId: "fi-FI") { menuItems { canonicalUrl } } }`;
      const { data, errors } = await requestApi(opened().app, query);
      expect(errors).toEqual([]);
      const { menuItems } = data.getMenuAtLocation as { menuItems: { canonicalUrl: string }[] };
      expect(menuItems.length).toBeGreaterThan(2);
      expect(menuItems.every(({ canonicalUrl }) => canonicalUrl.startsWith('/'))).toBe(true);
    },
  );

  it('has all pages with their addresses, and those of a tag, without drafts and internal ones', async () => {
    const pages = async (more = ''): Promise<readonly { alias: string; canonicalUrl: string }[]> => {
      const query = `{ cmsPages(languageId: "sv-SE"${more}) { alias title canonicalUrl meta { description } } }`;
      const { data, errors } = await requestApi(opened().app, query);
      expect(errors).toEqual([]);
      return data.cmsPages as { alias: string; canonicalUrl: string }[];
    };
    const all = await pages();
    expect(all).toContainEqual(
      expect.objectContaining({ alias: 'terms', title: 'Köpvillkor', canonicalUrl: '/content/terms' }),
    );
    expect(all.map(({ canonicalUrl }) => canonicalUrl)).toContain('/inspiration/winter-boots');
    expect(all.filter(({ alias }) => ['home', 'widgets', 'style'].includes(alias))).toEqual([]);
    expect((await pages(', includeTags: ["menu"]')).map(({ alias }) => alias)).not.toContain('winter-boots');
    expect((await pages(', excludeTags: ["menu"]')).map(({ alias }) => alias)).toEqual(['winter-boots']);
  });

  it('has every kind of widget by the names and types of the contract [CMS-02]', async () => {
    const app = buildApp({ db: opened().db, config: makeConfig({ development: true }), now: () => NOW });
    const { data, errors } = await requestApi(
      app,
      '{ widgetArea(alias: "widgets", preview: true) { pageArea { name } containers { layout widgets { name type size images { fileName } configuration } } } }',
    );
    await app.close();
    expect(errors).toEqual([]);
    const { containers } = data.widgetArea as {
      containers: { layout: string; widgets: { name: string; type: string; size: string; configuration: string }[] }[];
    };
    const widgets = containers.flatMap((each) => each.widgets);
    expect([...new Set(widgets.map(({ name }) => name))].sort()).toEqual([
      'Banner',
      'Buttons',
      'HTML',
      'Image',
      'JSON',
      'Product list',
      'Rich text',
      'Text',
      'Video',
    ]);
    for (const { name, type, configuration } of widgets) {
      expect(type).toBe(`${name}PageWidget`);
      expect(JSON.parse(configuration)).toMatchObject({ name, active: true });
    }
    expect(containers.every(({ layout, widgets: own }) => own.every(({ size }) => size === layout))).toBe(true);
  });

  it.each([{ alias: 'nothing-here' }, { alias: '__proto__' }, { family: 'Sidebar' }, {}])(
    'has no page for %j',
    async (variables) => {
      expect(await area(variables)).toBeNull();
    },
  );
});
