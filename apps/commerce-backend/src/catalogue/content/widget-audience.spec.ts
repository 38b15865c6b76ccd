import { issueToken } from '../../platform/identity/access-token.ts';
import { tokenRules } from '../../platform/identity/token-rules.ts';
import { folderForSuite } from '../../testing/folder-for-suite.ts';
import { openApp } from '../../testing/open-app.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { exampleFilling } from '../testing/open-catalogue.ts';

const widget = (name: string, ...lines: readonly string[]) =>
  ['```widget', 'type: Buttons', `heading: ${name}`, ...lines, 'buttons:', '  - { label: A, url: /a }', '```', ''].join(
    '\n',
  );

const page = `---
title: Om
description: Om os
---

${widget('all')}
${widget('phone', 'displaySetting: mobile')}
${widget('laptop', 'displaySetting: desktop')}
${widget('person', 'customerType: PERSON')}
${widget('firm', 'customerType: ORGANIZATION')}
${widget('shoes', 'for: { Category: shoes-sv }')}
${widget('boots or jackets', 'for: { Category: [boots-sv, jackets-sv] }')}
${widget('a parameter', 'for: { Parameter: 7, Category: shoes-sv }')}
\`\`\`widget
type: Product list
heading: row
facets: [b_1, c_2]
\`\`\`
`;

const AREA = `query ($displaySetting: String, $customerType: CustomerType, $filters: [PageWidgetCollectionFilterInputType]) {
  widgetArea(alias: "about", languageId: "da-DK", displaySetting: $displaySetting, customerType: $customerType, filters: $filters) {
    containers { widgets { name configuration } }
  }
}`;

describe('who sees a widget', () => {
  const contentFolder = folderForSuite({ 'da/about.md': page });
  const opened = openForSuite(() => openApp({ config: { contentFolder }, filling: exampleFilling, now: () => NOW }));

  const tokenOf = async (customerType: 'PERSON' | 'ORGANIZATION') =>
    issueToken(await tokenRules({ config: makeConfig(), db: opened().db }), {
      sid: '1001',
      customerType,
      exp: NOW.getTime() / 1000 + 600,
    });

  const configurationsFor = async (variables: object, token?: string) => {
    const { data } = await requestApi(
      opened().app,
      AREA,
      { ...variables },
      token === undefined ? {} : { authorization: `Bearer ${token}` },
    );
    const { containers } = data.widgetArea as {
      containers: readonly { widgets: readonly { configuration: string }[] }[];
    };
    return containers.flatMap(({ widgets }) =>
      widgets.map(({ configuration }) => JSON.parse(configuration) as { title: string; searchParameters?: unknown }),
    );
  };
  const titlesFor = async (variables: object, token?: string) =>
    (await configurationsFor(variables, token)).map(({ title }) => title).filter((title) => title !== 'row');

  const everybody = ['all', 'phone', 'laptop', 'person', 'firm'];

  it.each([
    ['a request without arguments', {}, everybody],
    ['a phone', { displaySetting: 'mobile' }, ['all', 'phone', 'person', 'firm']],
    ['a laptop', { displaySetting: 'desktop' }, ['all', 'laptop', 'person', 'firm']],
    ['another device', { displaySetting: 'tablet' }, ['all', 'laptop', 'person', 'firm']],
    ['a person', { customerType: 'PERSON' }, ['all', 'phone', 'laptop', 'person']],
    ['a firm', { customerType: 'ORGANIZATION' }, ['all', 'phone', 'laptop', 'firm']],
    [
      'a firm by filter',
      { filters: [{ key: 'CustomerType', value: 'ORGANIZATION' }] },
      ['all', 'phone', 'laptop', 'firm'],
    ],
    ['a category', { filters: [{ key: 'Category', value: 'shoes-sv' }] }, [...everybody, 'shoes']],
    ['a category in another language', { filters: [{ key: 'Category', value: 'shoes-fi' }] }, [...everybody, 'shoes']],
    ['the second of two', { filters: [{ key: 'Category', value: 'jackets-sv' }] }, [...everybody, 'boots or jackets']],
    ['another key of that value', { filters: [{ key: 'Brand', value: 'shoes-sv' }] }, everybody],
    [
      'two filters',
      { filters: [{ key: 'Category', value: 'shoes-sv' }, { key: 'Parameter', value: '7' }, null, { key: null }] },
      [...everybody, 'shoes', 'a parameter'],
    ],
  ])('shows to %s what is for it [CMS-01]', async (_name, variables, expected) => {
    expect(await titlesFor(variables)).toEqual(expected);
  });

  it('knows a category by its id too', async () => {
    const { data } = await requestApi(
      opened().app,
      '{ category(alias: "shoes-sv", languageId: "sv-SE") { categoryId } }',
    );
    const value = String(data.category.categoryId);
    expect(await titlesFor({ filters: [{ key: 'Category', value }] })).toContain('shoes');
  });

  it('depends on the account of a customer, not on the arguments', async () => {
    const firm = await tokenOf('ORGANIZATION');
    expect(await titlesFor({ customerType: 'PERSON' }, firm)).toEqual(['all', 'phone', 'laptop', 'firm']);
  });

  it('has the facets of a row of products', async () => {
    const row = (await configurationsFor({})).find(({ title }) => title === 'row');
    expect(row?.searchParameters).toEqual({ sort: 'RELEVANCE', facets: ['b_1', 'c_2'] });
  });
});
