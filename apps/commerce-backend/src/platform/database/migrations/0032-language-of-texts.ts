import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
alter table product_text add column text_language text;
`;

/** The language that a product's texts in one language are really in: null where they are in that language. */
export const languageOfTextsMigration: Migration = {
  name: '0032-language-of-texts',
  up: (transaction) => runStatements(transaction, statements),
};
