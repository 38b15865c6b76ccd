export { parseTarget, runCli, usage } from './lib/cli.ts';
export { runContract } from './lib/contract.ts';
export type { ContractTarget, ServiceReport } from './lib/contract.ts';
export type { Customer } from './lib/wire/auth.ts';
export type { Role } from './lib/core/check.ts';
export { printService, printTable } from './lib/core/print-report.ts';
export type { Outcome, OutcomeKind } from './lib/core/run-checks.ts';
export { schemaDifferences } from './lib/core/schema-differences.ts';
