import { introspectionFromSchema } from 'graphql';
import { changedContract } from '../testing/contract-schema.ts';
import { schemaDifferences } from './schema-differences.ts';

const differencesAfter = (change: (sdl: string) => string): readonly string[] =>
  schemaDifferences(introspectionFromSchema(changedContract(change)));

describe('differences of a schema to the contract', () => {
  it.each<[string, (sdl: string) => string, readonly string[]]>([
    ['none for the contract itself', (sdl) => sdl, []],
    ['none for types, fields and optional arguments of its own', (sdl) => addOwn(sdl), []],
    ['a missing query', (sdl) => sdl.replace(/ {2}relatedProducts.*\n/, ''), ['Query.relatedProducts: missing']],
    [
      'another result',
      (sdl) => sdl.replace(/(subscribeToNewsletter.*): Boolean/, '$1: String'),
      ['Mutation.subscribeToNewsletter: String instead of Boolean'],
    ],
    [
      'a missing argument',
      (sdl) => sdl.replace('getOrder(orderId: Int!, ', 'getOrder('),
      ['Query.getOrder.orderId: missing'],
    ],
    [
      'an argument that others do not know',
      (sdl) => sdl.replace('channel(channelId: String)', 'channel(channelId: String, site: Int!)'),
      ['Query.channel.site: Int! is required, and not of the contract'],
    ],
    [
      'a field of another type',
      (sdl) => sdl.replace('  incoming: DateTime\n', '  incoming: String\n'),
      ['SkuType.incoming: String instead of DateTime'],
    ],
    ['a missing type', (sdl) => withoutVats(sdl), ['CartSummaryType.vats: missing', 'VatGroupType: missing']],
    [
      'a missing field of an input',
      (sdl) => sdl.replace(/(input CartItemInputType \{\n)([^}]*) {2}groupKey.*\n/, '$1$2'),
      ['CartItemInputType.groupKey: missing'],
    ],
    ['a missing value of an enum', (sdl) => sdl.replace('  CUSTOM_3\n', ''), ['SortType.CUSTOM_3: missing']],
    [
      'another value of an enum',
      (sdl) => sdl.replace('  CUSTOM_3\n', '  CUSTOM_3\n  CUSTOM_9\n'),
      ['SortType.CUSTOM_9: not of the contract'],
    ],
  ])('%s', (_case, change, differences) => {
    expect(differencesAfter(change)).toEqual(differences);
  });
});

const addOwn = (sdl: string): string =>
  `${sdl.replace('type BrandType {', 'type BrandType {\n  own: Own').replace('channel(channelId: String)', 'channel(channelId: String, own: Int)')}\n\ntype Own {\n  id: Int\n}`;

const withoutVats = (sdl: string): string =>
  sdl.replace(/ {2}vats: \[VatGroupType\]\n?/, '').replace(/type VatGroupType \{[^}]*\}/, '');
