import { readProductBlock } from './product-block.ts';

const block = (label: string) => readProductBlock({ custom: { ralph_data: [{ id: 'a', label }] } }, 'ralph_data');

describe('the shop’s own data of a product [CAT-15]', () => {
  it.each([
    ['{"json":{"productId":7}}', { json: { productId: 7 } }],
    ['{"json":null}', { json: null }],
    ['{"other":1}', null],
    ['[1]', null],
    ['{"json":', null],
    ['', null],
  ])('%s is %j', (label, expected) => expect(block(label)).toEqual(expected));

  it('is not there where the product has none, nor by the name of what every object has', () => {
    expect(readProductBlock({ custom: {} }, 'ralph_data')).toBeUndefined();
    expect(readProductBlock({}, 'ralph_data')).toBeUndefined();
    expect(readProductBlock({ custom: {} }, 'constructor')).toBeUndefined();
  });
});
