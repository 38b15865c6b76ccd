import { authChecks } from './checks/auth-checks.ts';
import { favouritesChecks } from './checks/favourites-checks.ts';
import { accountChecks } from './checks/graphql/account-checks.ts';
import { cartChecks } from './checks/graphql/cart-checks.ts';
import { checkoutChecks } from './checks/graphql/checkout-checks.ts';
import { listChecks } from './checks/graphql/list-checks.ts';
import { pageChecks } from './checks/graphql/page-checks.ts';
import { productChecks } from './checks/graphql/product-checks.ts';
import { makeSamples } from './checks/graphql/samples.ts';
import { schemaChecks } from './checks/graphql/schema-checks.ts';
import { transportChecks } from './checks/graphql/transport-checks.ts';
import { imageChecks } from './checks/image-checks.ts';
import { loyaltyChecks } from './checks/loyalty-checks.ts';
import { redirectChecks } from './checks/redirect-checks.ts';
import { searchChecks } from './checks/search-checks.ts';
import type { Check } from './core/check.ts';
import { runChecks } from './core/run-checks.ts';
import type { Outcome } from './core/run-checks.ts';
import { AuthClient } from './wire/auth.ts';
import type { Customer } from './wire/auth.ts';
import { GraphqlClient } from './wire/graphql.ts';

/** The backend to try. Services without an address are not tried. */
export interface ContractTarget {
  /** The address of GraphQL. */
  readonly graphql: string;
  /** The key of GraphQL, the header `X-ApiKey`. */
  readonly apiKey: string;
  /** Such as `1|se`. */
  readonly channel: string;
  /** The alias of a market, such as `se`. */
  readonly market: string;
  /** Such as `sv-SE`. */
  readonly language: string;
  /** Ends before `/login`. */
  readonly auth?: string | undefined;
  /** Ends before the challenge. */
  readonly sign?: string | undefined;
  /** Ends before `/likes`. */
  readonly favourites?: string | undefined;
  /** Ends before `/api/storefront/v3`. */
  readonly search?: string | undefined;
  /** Ends before `/contacts`. */
  readonly loyalty?: string | undefined;
  readonly loyaltyKey?: string | undefined;
  /** Ends before `/product`. */
  readonly images?: string | undefined;
  /** Ends before `/urlhistory`. */
  readonly redirects?: string | undefined;
  /** A customer for the checks that need one. */
  readonly customer?: Customer | undefined;
  /** Whether checks that change data run. */
  readonly write: boolean;
}

/** The checks of one service, after they have run. */
export interface ServiceReport {
  readonly service: string;
  readonly outcomes: readonly Outcome[];
}

type ServiceChecks = readonly [service: string, checks: readonly Check[]];

/** The checks of each service with an address, in the order in which they run. */
function servicesOf(target: ContractTarget): readonly ServiceChecks[] {
  const { apiKey, market, favourites, search, loyalty, loyaltyKey, images, redirects } = target;
  const client = new GraphqlClient(target);
  const samples = makeSamples(client);
  const auth = target.auth && target.sign && new AuthClient(target.auth, target.sign, target.customer);
  const services: readonly (ServiceChecks | '' | undefined)[] = [
    ['GraphQL schema', schemaChecks(client)],
    ['GraphQL', [...transportChecks(client), ...listChecks(client, samples), ...productChecks(client, samples)]],
    ['Pages', pageChecks(client, samples)],
    ['Cart', cartChecks(client, samples)],
    ['Checkout', checkoutChecks(client, samples, market)],
    auth && ['Auth', authChecks(auth)],
    auth && ['Account', accountChecks(client, auth)],
    auth && favourites && ['Favourites', favouritesChecks(favourites, auth)],
    search && ['Search', searchChecks(search, target, samples)],
    loyalty && loyaltyKey && ['Loyalty', loyaltyChecks(loyalty, loyaltyKey)],
    images && ['Images', imageChecks(images, samples)],
    redirects && ['Redirects', redirectChecks(redirects, apiKey)],
  ];
  return services.filter((service) => typeof service === 'object');
}

/**
 * Tries every fact of the contract on a backend, service by service. Reads only, unless `write` is set. Resolves with what
 * held, was broken, absent or could not be tried; rejects never because of the backend.
 */
export async function runContract(
  target: ContractTarget,
  onService: (report: ServiceReport) => void = () => undefined,
): Promise<readonly ServiceReport[]> {
  const reports: ServiceReport[] = [];
  const roles = target.customer ? (['guest', 'customer'] as const) : (['guest'] as const);
  for (const [service, checks] of servicesOf(target)) {
    const report = { service, outcomes: await runChecks(checks, { roles, writes: target.write }) };
    reports.push(report);
    onService(report);
  }
  return reports;
}
