import { changeStream } from '../../platform/events/change-stream.ts';
import type { SubscriptionResolvers } from '../../platform/graphql/resolver-types.generated.ts';

/** Stock is public. */
export const stockChanged = {
  subscribe: (_parent, { productId }, { changes }) =>
    changeStream(changes, `stock:${String(productId)}`, ({ version }) => ({ stockChanged: { productId, version } })),
} satisfies SubscriptionResolvers['stockChanged'];
