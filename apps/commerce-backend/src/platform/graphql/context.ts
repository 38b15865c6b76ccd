import type { Backend } from '../backend.ts';
import type { CustomerHooks } from '../customer-hooks.ts';
import type { Scope, ScopeArguments } from '../../shop/scope.ts';
import type { ChangeFeed } from '../events/change-feed.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import type { TextSearch } from '../../search/find/text-search.ts';

/** The third argument of every resolver; one per request. */
export interface ApiContext extends Backend {
  readonly requestId: string;
  /** The network that the client's limits count by. */
  readonly network: string;
  /** The client of a demo shop is on its machine, where the operator measures and tests: limits that a shopper never meets are not for it. */
  readonly isLocal: boolean;
  /** The client's key for one intent of the shopper (`x-idempotency-key`): the same key never acts twice. */
  readonly idempotencyKey: string | undefined;
  readonly token: string | undefined;
  /** The origin at which the shopper sees the shop. */
  readonly seenAt: string | undefined;
  /** Market and language of a field, from its `channelId`, `languageId` and `marketId`. */
  readonly scope: (args: ScopeArguments) => Scope;
  /** The catalogue as it stands, read once per request. */
  readonly catalogue: () => Promise<CatalogueSnapshot>;
  readonly search: TextSearch;
  readonly customerHooks: CustomerHooks;
  readonly changes: ChangeFeed;
  /** Whether the client's network may post once more this minute: a script must not fill storage or mailboxes. */
  readonly mayPost: () => boolean;
  /** Whether one more cart may be created for the client's network this minute. */
  readonly mayCreateCart: () => boolean;
}
