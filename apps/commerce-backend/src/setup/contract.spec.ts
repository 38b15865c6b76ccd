import { printService, printTable, runContract } from '@lyng/contract-suite';
import type { ServiceReport } from '@lyng/contract-suite';
import { demoAccounts } from '@lyng/demo-catalogue';
import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { testApiKey } from '../testing/test-config.ts';
import { engageKey, openDemo } from './testing/open-demo.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

const [account] = demoAccounts;

/** Every service of the contract that the backend contains. */
const services = [
  'GraphQL schema',
  'GraphQL',
  'Pages',
  'Cart',
  'Checkout',
  'Auth',
  'Account',
  'Favourites',
  'Search',
  'Loyalty',
  'Images',
  'Redirects',
];

const isHeld = ({ outcomes }: ServiceReport): boolean => outcomes.every(({ kind }) => kind === 'held');

describe.each(testDatabases())('the contract on $name', (database) => {
  const demo = openForSuite(() => openDemo(database));

  it('holds in every service, for guests and customers', async () => {
    const { url } = demo();
    const reports = await runContract({
      graphql: `${url}/graphql`,
      apiKey: testApiKey,
      channel: '1|dk',
      market: 'se',
      language: 'sv-SE',
      auth: `${url}/auth`,
      sign: `${url}/auth/sign/${testApiKey}?identity=`,
      favourites: url,
      search: url,
      loyalty: `${url}/api/v3`,
      loyaltyKey: engageKey,
      images: url,
      redirects: `${url}/redirect`,
      customer: { username: account?.email ?? '', password: account?.password ?? '' },
      write: true,
    });
    process.stdout.write(`The contract on ${database.name}\n${printTable(reports)}\n`);
    expect(reports.filter((report) => !isHeld(report)).map(printService)).toEqual([]);
    expect(reports.map(({ service }) => service)).toEqual(services);
  });
});
