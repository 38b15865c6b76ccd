/** Something that goes wrong between the shop and the search service, and what must come of it. */
export interface ServiceBadInput {
  readonly id: string;
  readonly input: string;
  readonly expected: string;
  /** Who holds the rule, where it is the client's alone. */
  readonly provedBy?: string;
}

const answers = '@lyng/search-client, answers.spec.ts';

export const serviceBadInputs: readonly ServiceBadInput[] = [
  { id: 'search-service-001', input: 'status 200..399 with JSON', expected: 'content' },
  {
    id: 'search-service-002',
    input: 'status 399 with an empty body',
    expected: 'empty content, nothing thrown',
    provedBy: `${answers}: is content at 200–399`,
  },
  { id: 'search-service-003', input: 'status 400 with a JSON error', expected: 'an error that carries the content' },
  {
    id: 'search-service-004',
    input: 'status 200 with HTML',
    expected: 'an error; the service itself never answers HTML',
  },
  {
    id: 'search-service-005',
    input: 'no answer for 5 s',
    expected: 'given up after the time limit',
    provedBy: '@lyng/search-client, ask.spec.ts: takes longer than the time limit',
  },
  { id: 'search-service-006', input: 'facet value with a pipe a|b', expected: 'no second value is injected' },
  {
    id: 'search-service-008',
    input: 'customerKey that is no UUID, or somebody else’s',
    expected: 'nothing personal beyond what that key searched for',
  },
  { id: 'search-service-009', input: 'no storage consent', expected: 'nothing is kept of who has no key' },
  {
    id: 'search-service-012',
    input: 'product without required fields in a recommendation block',
    expected: 'never sent; what is recommended is whole',
  },
];
