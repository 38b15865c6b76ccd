import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';

/** One request that reached the schema. */
export interface RecordedReview {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
}

/** A gateway on the shop's schema that records its requests. */
export function reviewServer(root: Readonly<Record<string, unknown>>, failure?: CommerceFailure) {
  const requests: RecordedReview[] = [];
  const note = (variables: unknown, idempotencyKey?: string): void =>
    void requests.push({ variables: variables as RecordedReview['variables'], idempotencyKey });
  const server = failure ? failingGateway(failure) : schemaGateway(root);
  const gateway: CommerceGateway = {
    ...server,
    query: (document, variables) => {
      note(variables);
      return server.query(document, variables);
    },
    mutate: (document, variables, options) => {
      note(variables, options?.idempotencyKey);
      return server.mutate(document, variables);
    },
  };
  return { requests, gateway };
}
