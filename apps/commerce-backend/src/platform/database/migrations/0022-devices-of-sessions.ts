import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
alter table auth_session add column browser text not null default '';
alter table auth_session add column system text not null default '';
`;

/** A session knows in coarse words which device it is on; of earlier ones this is unknown. */
export const devicesOfSessionsMigration: Migration = {
  name: '0022-devices-of-sessions',
  up: (transaction) => runStatements(transaction, statements),
};
