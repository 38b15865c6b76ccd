import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageStyles } from './page-styles.ts';
import type { PageStyles, StyleParts } from './page-styles.ts';

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly name?: string;
}

type Manifest = Readonly<Record<string, ManifestChunk>>;
/** The chunk file of each source file, also of those that share a chunk: the manifest does not name them. */
type Modules = Readonly<Record<string, string>>;

/** The client build's output, as the server needs it. */
export interface ClientAssets {
  /** The styles of documents that show these source files, beside the entry's. */
  readonly stylesOf: (sources: readonly string[]) => PageStyles;
  /** All styles, for documents of which no source files are known. */
  readonly allStyles: PageStyles;
  /** Address of the complete stylesheet, for what appears only after hydration and for other pages. */
  readonly stylesheet: string | undefined;
  readonly script: string;
  /** Address of the code that reports errors; it imports no other. */
  readonly errorReporter?: string | undefined;
  /** Address of the chunk of one source file. */
  readonly addressOf: (source: string) => string;
  /** Addresses of all chunks that these source files need, without the entry itself. */
  readonly modulesOf: (sources: readonly string[]) => readonly string[];
  /** Addresses of the chunks that a tab needs after hydration and for its most likely next pages, in the order of their use. */
  readonly nextModules: readonly string[];
}

const entry = 'src/browser.ts';
/** The build's name of `browser/error-reporter.ts`. */
const errorReporterName = 'error-reporter';

/** The shared chunks after hydration; the build names them (`storefront.chunks` in the package.json of the libraries). */
const nextChunks = ['tab', 'next', 'product', 'list'];

/** A chunk and all that it imports, in the order in which a browser would find them. */
function addChunk(chunk: ManifestChunk | undefined, manifest: Manifest, found: Set<string>): void {
  if (!chunk || found.has(chunk.file)) return;
  found.add(chunk.file);
  chunk.imports?.forEach((key) => addChunk(manifest[key], manifest, found));
}

const readJson = <Json>(clientFolder: string, name: string): Json =>
  JSON.parse(readFileSync(join(clientFolder, '.vite', `${name}.json`), 'utf8')) as Json;

function chunksOf(manifest: Manifest, modules: Modules, sources: readonly string[]): Set<string> {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = new Set<string>();
  for (const source of sources) addChunk(manifest[source] ?? byFile.get(modules[source] ?? ''), manifest, found);
  return found;
}

function nextChunksOf(manifest: Manifest): Set<string> {
  const chunks = Object.values(manifest);
  const found = new Set<string>();
  for (const wanted of nextChunks)
    addChunk(
      chunks.find(({ name }) => name === wanted),
      manifest,
      found,
    );
  return found;
}

/** Reads the client build's manifest and its styles. */
export function readClientAssets(clientFolder: string): ClientAssets {
  const manifest = readJson<Manifest>(clientFolder, 'manifest');
  const modules = readJson<Modules>(clientFolder, 'modules');
  const { stylesOf, allStyles } = createPageStyles(readJson<StyleParts>(clientFolder, 'styles'));
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
  const script = manifest[entry]?.file;
  const errorReporter = Object.values(manifest).find(({ name }) => name === errorReporterName)?.file;
  if (!script)
    throw new Error(
      `@lyng/storefront: the build in ${clientFolder} has no ${entry}, so no page can hydrate. Build the storefront again.`,
    );
  return {
    stylesOf: (sources) => stylesOf([entry, ...sources]),
    allStyles,
    stylesheet: stylesheet && `/${stylesheet}`,
    script: `/${script}`,
    errorReporter: errorReporter && `/${errorReporter}`,
    addressOf: (source) => `/${manifest[source]?.file ?? ''}`,
    modulesOf: (sources) =>
      [...chunksOf(manifest, modules, [entry, ...sources])]
        .filter((file) => file !== script && file.endsWith('.js'))
        .map((file) => `/${file}`),
    nextModules: [...nextChunksOf(manifest)].filter((file) => file !== script).map((file) => `/${file}`),
  };
}
