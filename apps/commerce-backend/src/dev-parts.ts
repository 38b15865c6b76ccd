// What the backend in development is made of: loaded again, all of it, when a source has changed.
export { buildApp } from './app.ts';
export { readConfig } from './config.ts';
export { openDatabase } from './database/open-database.ts';
export { fillDatabase } from './fill-database.ts';
