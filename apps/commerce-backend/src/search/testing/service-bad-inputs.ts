/** A failure between the shop and the search service, and the expected handling. */
export interface ServiceBadInput {
  readonly id: string;
  readonly input: string;
  readonly expected: string;
  /** The test that covers the rule, where it concerns the client alone. */
  readonly provedBy?: string;
}

const responseSpec = '@lyng/search-client, responses.spec.ts';

export const serviceBadInputs: readonly ServiceBadInput[] = [
  { id: 'search-service-001', input: 'status 200..399 with JSON', expected: 'content' },
  {
    id: 'search-service-002',
    input: 'status 399 with an empty body',
    expected: 'empty content, nothing thrown',
    provedBy: `${responseSpec}: is content at 200–399`,
  },
  { id: 'search-service-003', input: 'status 400 with a JSON error', expected: 'an error that carries the content' },
  {
    id: 'search-service-004',
    input: 'status 200 with HTML',
    expected: 'an error; the service itself never responds with HTML',
  },
  {
    id: 'search-service-005',
    input: 'no response for 5 s',
    expected: 'aborted after the time limit',
    provedBy: '@lyng/search-client, send-query.spec.ts: takes longer than the time limit',
  },
  { id: 'search-service-006', input: 'facet value with a pipe a|b', expected: 'no second value is injected' },
  {
    id: 'search-service-008',
    input: 'customerKey that is not a UUID, or of another visitor',
    expected: 'nothing personal beyond what that key searched for',
  },
  { id: 'search-service-009', input: 'no storage consent', expected: 'no data of a visitor without a key is stored' },
  {
    id: 'search-service-012',
    input: 'product without required fields in a recommendation block',
    expected: 'never sent; recommended products are complete',
  },
];
