import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError } from '../platform/errors/configuration-error.ts';
import { parseShop } from './shop.ts';

const read = (name: string): string => readFileSync(resolve(import.meta.dirname, '../../../..', name), 'utf8');
const shopText = read('shop.config.json');
const business = JSON.parse(read('business.config.json')) as object;
const parse = (invoicePortals?: object) => parseShop(shopText, JSON.stringify({ ...business, invoicePortals }));

describe('the invoice portals of the markets', () => {
  it.each<[object | undefined]>([[undefined], [{}], [{ dk: 'https://invoices.example.com/lyng' }]])(
    '%j can be configured [ACC-07]',
    (portals) => expect(() => parse(portals)).not.toThrow(),
  );

  it.each<[object]>([
    [{ dk: 'http://invoices.example.com' }],
    [{ dk: 'javascript:alert(1)' }],
    [{ dk: 'https://' }],
    [{ dk: '' }],
    [{ dk: 7 }],
    [{ de: 'https://invoices.example.com' }],
  ])('%j is a mistake of the operator [ACC-07]', (portals) => {
    expect(() => parse(portals)).toThrow(ConfigurationError);
    expect(() => parse(portals)).toThrow('invoicePortals');
  });
});
