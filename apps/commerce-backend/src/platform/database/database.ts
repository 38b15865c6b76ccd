import type { Kysely, Transaction } from 'kysely';
import type { CatalogueTables } from '../../catalogue/catalogue-tables.ts';
import type { PeopleTables } from '../../people/people-tables.ts';
import type { SearchTables } from '../../search/search-tables.ts';
import type { CartTables } from '../../shopping/cart/cart-tables.ts';
import type { CustomerMoneyTables } from '../../shopping/customer-money-tables.ts';
import type { OrderTables } from '../../shopping/orders/order-tables.ts';
import type { ServiceTables } from './service-tables.ts';

/** Every table, by name. An area describes its own tables in its folder and is joined here. */
export interface Tables
  extends CatalogueTables, PeopleTables, SearchTables, CartTables, CustomerMoneyTables, OrderTables, ServiceTables {}

/** The shop's database; PGlite and PostgreSQL look the same behind it. */
export type Database = Kysely<Tables>;

/** An open transaction. Inside one, never use the `Database` it came from: PGlite has a single connection and would wait for itself. */
export type DatabaseTransaction = Transaction<Tables>;
