import type { Migration } from '../migration.ts';
import { catalogueMigration } from './0001-catalogue.ts';
import { commerceMigration } from './0002-commerce.ts';

/** Every step, in the order in which it is taken. */
export const migrations: readonly Migration[] = [catalogueMigration, commerceMigration];
