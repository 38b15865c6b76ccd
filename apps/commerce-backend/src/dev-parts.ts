// The parts of the backend in development: all of them load again when a source has changed.
export { buildApp } from './api/app.ts';
export { readConfig } from './api/read-config.ts';
export { openDatabase } from './platform/database/open-database.ts';
export { fillDatabase } from './setup/fill-database.ts';
