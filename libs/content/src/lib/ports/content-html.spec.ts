import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { create } from './content-html.ts';

const widgetOf = (sortOrder: number, type: string, configuration: object) => ({
  id: String(sortOrder),
  type,
  size: 'FULL',
  sortOrder,
  configuration: JSON.stringify(configuration),
});
const area = {
  id: '1',
  name: 'size-guide',
  containers: [
    {
      sortOrder: 1,
      widgets: [
        widgetOf(1, 'TextPageWidget', { text: '<p>Mål dig selv.</p>' }),
        widgetOf(2, 'Product listPageWidget', { title: 'Sko' }),
        widgetOf(3, 'Rich textPageWidget', { text: '<h2>Sko</h2>' }),
      ],
    },
  ],
};

describe('the text of a content page for other features', () => {
  it('has the texts of the page, one after the other', async () => {
    const load = create({ gateway: schemaGateway({ widgetArea: area }) });
    expect(await load('size-guide')).toBe('<p>Mål dig selv.</p><h2>Sko</h2>');
  });

  it.each([
    ['the shop does not respond', failingGateway({ kind: 'unreachable' })],
    ['the page does not exist', schemaGateway({ widgetArea: null })],
  ])('rejects when %s [CAT-13, SHOP-9]', async (_name, gateway) => {
    await expect(create({ gateway })('size-guide')).rejects.toThrow('the page size-guide could not be loaded');
  });
});
