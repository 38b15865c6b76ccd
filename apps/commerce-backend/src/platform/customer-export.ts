import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CustomerExport, ExportedCustomer } from './customer-hooks.ts';
import type { Tables } from './database/database.ts';

type Condition = (customer: ExportedCustomer) => RawBuilder<unknown>;

export const ofUser: Condition = ({ userId }) => sql`user_id = ${userId}`;

/** The rows of a table that belong to a customer, with all columns or some; `from` adds other tables. */
export const exportRows = (
  name: string,
  table: keyof Tables & string,
  condition: Condition,
  { order, columns = '*', from = table }: { readonly order: string; readonly columns?: string; readonly from?: string },
): CustomerExport => ({
  table,
  name,
  rows: async (db, customer) => {
    const rows = sql<object>`select ${sql.raw(columns)} from ${sql.raw(from)} where ${condition(customer)}`;
    return (await sql<object>`${rows} order by ${sql.raw(order)}`.execute(db)).rows;
  },
});
