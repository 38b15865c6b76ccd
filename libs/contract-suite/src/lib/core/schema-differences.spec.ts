import { introspectionFromSchema } from 'graphql';
import { changedContract } from '../testing/contract-schema.ts';
import { schemaDifferences } from './schema-differences.ts';

const differencesAfter = (change: (sdl: string) => string): readonly string[] =>
  schemaDifferences(introspectionFromSchema(changedContract(change)));

describe('differences of a schema to the contract', () => {
  it.each<[string, (sdl: string) => string, readonly string[]]>([
    ['none for the contract itself', (sdl) => sdl, []],
    ['none for types, fields and optional arguments of its own', (sdl) => addOwn(sdl), []],
    ['none for another name of a root type', (sdl) => withRoot(sdl, 'ShopQuery'), []],
    [
      'a missing query',
      (sdl) => sdl.replace(/ {2}relatedProducts.*\n/, ''),
      ['Field Query.relatedProducts was removed.'],
    ],
    [
      'another result',
      (sdl) => sdl.replace(/(subscribeToNewsletter.*): Boolean/, '$1: String'),
      ['Field Mutation.subscribeToNewsletter changed type from Boolean to String.'],
    ],
    [
      'a missing argument',
      (sdl) => sdl.replace('getOrder(orderId: Int!, ', 'getOrder('),
      ['Argument Query.getOrder(orderId:) was removed.'],
    ],
    [
      'an argument that others do not know',
      (sdl) => sdl.replace('channel(channelId: String)', 'channel(channelId: String, site: Int!)'),
      ['A required argument Query.channel(site:) was added.'],
    ],
    [
      'a field of another type',
      (sdl) => sdl.replace('  incoming: DateTime\n', '  incoming: String\n'),
      ['Field SkuType.incoming changed type from DateTime to String.'],
    ],
    [
      'a missing type',
      (sdl) => withoutVats(sdl),
      ['VatGroupType was removed.', 'Field CartSummaryType.vats was removed.'],
    ],
    [
      'a missing field of an input',
      (sdl) => sdl.replace(/(input CartItemInputType \{\n)([^}]*) {2}groupKey.*\n/, '$1$2'),
      ['Field CartItemInputType.groupKey was removed.'],
    ],
    [
      'a missing value of an enum',
      (sdl) => sdl.replace('  CUSTOM_3\n', ''),
      ['Enum value SortType.CUSTOM_3 was removed.'],
    ],
    [
      'another value of an enum',
      (sdl) => sdl.replace('  CUSTOM_3\n', '  CUSTOM_3\n  CUSTOM_9\n'),
      ['Enum value SortType.CUSTOM_9 was added.'],
    ],
  ])('%s', (_case, change, differences) => {
    expect(differencesAfter(change)).toEqual(differences);
  });
});

const addOwn = (sdl: string): string =>
  `${sdl.replace('type BrandType {', 'type BrandType {\n  own: Own').replace('channel(channelId: String)', 'channel(channelId: String, own: Int)')}\n\ntype Own {\n  id: Int\n}`;

const withoutVats = (sdl: string): string =>
  sdl.replace(/ {2}vats: \[VatGroupType\]\n?/, '').replace(/type VatGroupType \{[^}]*\}/, '');

const withRoot = (sdl: string, name: string): string =>
  `schema {\n  query: ${name}\n  mutation: Mutation\n}\n\n${sdl.replace('type Query {', `type ${name} {`)}`;
