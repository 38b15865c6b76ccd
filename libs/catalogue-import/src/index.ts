export { compareCatalogues, FRAME } from './lib/compare-catalogues.ts';
export type { EarlierImport } from './lib/compare-catalogues.ts';
export { runImport } from './lib/import-command.ts';
export { isIdScope } from './lib/import-registry.ts';
export type { ImportedId } from './lib/import-registry.ts';
export { readJsonLines } from './lib/read-json-lines.ts';
