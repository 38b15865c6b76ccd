import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;
/** The chunk file of each source file, also of those that share a chunk: the manifest does not name them. */
type Modules = Readonly<Record<string, string>>;

/** The client build's output, as the server needs it. */
export interface ClientAssets {
  readonly css: string;
  /** For the Content-Security-Policy: the only inline style allowed. */
  readonly cssHash: string;
  /** Address of the lazy styles, for what appears only after hydration. */
  readonly lazyCss: string | undefined;
  readonly script: string;
  readonly font: string | undefined;
  /** Address of the chunk of one source file. */
  readonly addressOf: (source: string) => string;
  /** Addresses of all chunks that these source files need, without the entry itself. */
  readonly modulesOf: (sources: readonly string[]) => readonly string[];
}

const isLazy = (file: string): boolean => /(^|\/)lazy-[^/]*\.css$/.test(file);

const entry = 'src/browser.ts';

const readJson = <Json>(clientFolder: string, name: string): Json =>
  JSON.parse(readFileSync(join(clientFolder, '.vite', `${name}.json`), 'utf8')) as Json;

function chunksOf(manifest: Manifest, modules: Modules, sources: readonly string[]): Set<string> {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = new Set<string>();
  const visit = (chunk: ManifestChunk | undefined): void => {
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach((key) => visit(manifest[key]));
  };
  for (const source of sources) visit(manifest[source] ?? byFile.get(modules[source] ?? ''));
  return found;
}

/** Reads the client build's manifest and its one stylesheet. */
export function readClientAssets(clientFolder: string): ClientAssets {
  const manifest = readJson<Manifest>(clientFolder, 'manifest');
  const modules = readJson<Modules>(clientFolder, 'modules');
  const chunks = Object.values(manifest);
  const styles = [
    ...new Set(
      chunks.flatMap((chunk) => [
        ...(chunk.css ?? []),
        ...(chunk.file.endsWith('.css') && !isLazy(chunk.file) ? [chunk.file] : []),
      ]),
    ),
  ];
  const css = styles.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('\n');
  const lazyFile = readdirSync(join(clientFolder, 'assets')).find(isLazy);
  const script = manifest[entry]?.file;
  if (!script)
    throw new Error(
      `@lyng/storefront: the build in ${clientFolder} has no ${entry}, so no page can hydrate. Build the storefront again.`,
    );
  const font = /url\(["']?(\/assets\/[^"')]*latin-[^"')]*\.woff2)/.exec(css)?.[1];
  return {
    css,
    lazyCss: lazyFile && `/assets/${lazyFile}`,
    cssHash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    script: `/${script}`,
    font: font && existsSync(join(clientFolder, font)) ? font : undefined,
    addressOf: (source) => `/${manifest[source]?.file ?? ''}`,
    modulesOf: (sources) =>
      [...chunksOf(manifest, modules, [entry, ...sources])]
        .filter((file) => file !== script && file.endsWith('.js'))
        .map((file) => `/${file}`),
  };
}
