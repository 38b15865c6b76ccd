import { runContract } from './contract.ts';
import type { ServiceReport } from './contract.ts';
import { changedContract } from './testing/contract-schema.ts';
import { openSchemaServer } from './testing/schema-server.ts';
import type { SchemaServer } from './testing/schema-server.ts';

const run = ({ url: graphql }: SchemaServer, write = true): Promise<readonly ServiceReport[]> =>
  runContract({ graphql, apiKey: 'key', channel: '1|se', market: 'se', language: 'sv-SE', write });

const outcomesOf = (reports: readonly ServiceReport[]) => reports.flatMap(({ outcomes }) => outcomes);

describe('the suite', () => {
  let server: SchemaServer;
  const open = async (change?: (sdl: string) => string): Promise<SchemaServer> =>
    (server = await openSchemaServer(changedContract(change)));
  afterEach(() => server.close());

  it('finds the complete schema held on a server that has it, and sends no document that the contract forbids', async () => {
    const reports = await run(await open());
    const schema = reports.find(({ service }) => service === 'GraphQL schema');
    expect(schema?.outcomes.filter(({ kind }) => kind !== 'held')).toEqual([]);
    expect(schema?.outcomes.length).toBeGreaterThan(100);
    const invalid =
      /Cannot query|Unknown (argument|type|fragment|field)|Variable "|must have a selection|Syntax Error|not defined by/;
    expect(outcomesOf(reports).filter(({ reason = '' }) => invalid.test(reason))).toEqual([]);
  });

  it('names what is missing: a query as absent, a field as broken', async () => {
    await open((sdl) =>
      sdl.replace(/ {2}relatedProducts.*\n/, '').replace(/(type SkuType \{[^}]*?) {2}gtin: String\n/, '$1'),
    );
    const outcomes = outcomesOf(await run(server)).filter(({ name }) =>
      /^(query relatedProducts|type SkuType)$/.test(name),
    );
    expect(outcomes.map(({ name, kind }) => [name, kind])).toEqual([
      ['query relatedProducts', 'absent'],
      ['type SkuType', 'broken'],
    ]);
  });

  it('changes nothing unless it may', async () => {
    const sent: string[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      sent.push(String((JSON.parse(String(init?.body)) as { readonly query: string }).query));
      return fetch(input, init);
    };
    await run(await open(), false).finally(() => (globalThis.fetch = fetch));
    const mutations = sent.filter((query) => query.startsWith('mutation'));
    expect(mutations.length).toBeGreaterThan(0);
    expect(mutations.filter((query) => !query.includes('@skip(if: true)'))).toEqual([]);
    // Without an id this query makes a cart.
    expect(
      sent.filter((query) => /getCart/.test(query) && !/no-cart|@skip/.test(query) && !query.includes('$id')),
    ).toEqual([]);
  });
});
