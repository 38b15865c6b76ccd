import * as api from './index.ts';

/** Gone types fail the type check here. */
export type Types = [
  api.ContractTarget,
  api.Customer,
  api.Introspection,
  api.Outcome,
  api.OutcomeKind,
  api.Role,
  api.ServiceReport,
];

describe('@lyng/contract-suite', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'parseTarget',
      'printService',
      'printTable',
      'runCli',
      'runContract',
      'schemaDifferences',
      'usage',
    ]);
  });
});
