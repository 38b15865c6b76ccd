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

/** What the client build made, as the server needs it. */
export interface ClientAssets {
  readonly css: string;
  /** For the Content-Security-Policy: the one inline style that is allowed. */
  readonly cssHash: string;
  /** Address of the styles of what appears only after hydration. */
  readonly lateCss: string | undefined;
  readonly script: string;
  readonly font: string | undefined;
  /** Every chunk that these source files need, as addresses, without the entry itself. */
  readonly modulesOf: (sources: readonly string[]) => readonly string[];
}

const isLate = (file: string): boolean => /(^|\/)late-[^/]*\.css$/.test(file);

const entry = 'src/client/entry-client.tsx';

function chunksOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}

/** Reads the client build's manifest and its one stylesheet. */
export function readClientAssets(clientFolder: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = Object.values(manifest);
  const styles = [
    ...new Set(
      chunks.flatMap((chunk) => [
        ...(chunk.css ?? []),
        ...(chunk.file.endsWith('.css') && !isLate(chunk.file) ? [chunk.file] : []),
      ]),
    ),
  ];
  const css = styles.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('\n');
  const lateFile = readdirSync(join(clientFolder, 'assets')).find(isLate);
  const script = manifest[entry]?.file;
  if (!script)
    throw new Error(
      `@lyng/storefront: the build in ${clientFolder} has no ${entry}, so no page can hydrate. Build the storefront again.`,
    );
  const font = /url\(["']?(\/assets\/[^"')]*latin-[^"')]*\.woff2)/.exec(css)?.[1];
  return {
    css,
    lateCss: lateFile && `/assets/${lateFile}`,
    cssHash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    script: `/${script}`,
    font: font && existsSync(join(clientFolder, font)) ? font : undefined,
    modulesOf: (sources) =>
      [...chunksOf(manifest, [entry, ...sources])]
        .filter((file) => file !== script && file.endsWith('.js'))
        .map((file) => `/${file}`),
  };
}
