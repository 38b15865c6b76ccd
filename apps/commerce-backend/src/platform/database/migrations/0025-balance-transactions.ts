import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

/** What was there before has no history: it begins with what each customer has and with the orders that were paid of it. */
const statements = `
create table balance_transaction (
  id integer generated always as identity primary key,
  user_id text not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  kind text not null check (kind in ('credit', 'purchase', 'refund')),
  order_id integer,
  created_at timestamptz not null default now()
);
create index balance_transaction_owner on balance_transaction (user_id, currency, id);

insert into balance_transaction (user_id, currency, amount, kind)
  select balance.user_id, balance.currency, balance.amount + coalesce(sum(spending.amount), 0), 'credit'
  from customer_balance balance
  left join balance_spending spending on spending.user_id = balance.user_id and spending.currency = balance.currency
  group by balance.user_id, balance.currency, balance.amount
  having balance.amount + coalesce(sum(spending.amount), 0) > 0;
insert into balance_transaction (user_id, currency, amount, kind, order_id)
  select user_id, currency, -amount, 'purchase', order_id from balance_spending
  where user_id <> '' and amount > 0 order by order_id;
`;

/** Each change of a customer's balance, so that its page can show where money came from and went. */
export const balanceTransactionsMigration: Migration = {
  name: '0025-balance-transactions',
  up: (transaction) => runStatements(transaction, statements),
};
