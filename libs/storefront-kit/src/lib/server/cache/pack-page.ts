import { createHash } from 'node:crypto';
import { brotliCompress, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { promisify } from 'node:util';

export type Encoding = 'identity' | 'br' | 'gzip';

type Bodies = Partial<Record<Encoding, Buffer>>;

/** A finished page as it is sent. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** A shared page has `br`, and the others once they are requested; a personal one what its visitor takes. */
  readonly bodies: Bodies;
  /** Of the content, for `etag`; empty for a personal page. */
  readonly hash: string;
  /** Time of the last render, in ms since the epoch. */
  readonly renderedAt: number;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly html: string;
  /** False when a part of the page is missing: such a page is sent but not cached. */
  readonly isComplete?: boolean;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Levels of Brotli: of a page that many get, and of one that is sent once, in half of the time. */
const SHARED_QUALITY = 5;
const PERSONAL_QUALITY = 3;
const GZIP_LEVEL = 5;

const compress = (content: Buffer, quality: number): Promise<Buffer> =>
  brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/**
 * Compresses a page for everybody, once for each content: equal content reuses the bodies of the page before. The
 * uncompressed body is not part of it: it is ten times as large.
 */
export async function packSharedPage(
  { status, headers, html }: RenderedPage,
  renderedAt: number,
  before?: CachedPage,
): Promise<CachedPage> {
  const content = Buffer.from(html);
  const hash = createHash('sha1').update(content).digest('base64url');
  if (before?.hash === hash) return { ...before, status, headers, renderedAt };
  return { status, headers, bodies: { br: await compress(content, SHARED_QUALITY) }, hash, renderedAt };
}

/** A page with the bodies of the one before, which may have more encodings, if both have the same content. */
export const reuseBodies = (page: CachedPage, before?: CachedPage): CachedPage =>
  before?.hash === page.hash ? { ...page, bodies: before.bodies } : page;

/** Compresses a page for one visitor. */
export async function packPersonalPage(
  { status, headers, html }: RenderedPage,
  renderedAt: number,
  encoding: Encoding,
): Promise<CachedPage> {
  const content = Buffer.from(html);
  const pack: Readonly<Record<Encoding, () => Buffer | Promise<Buffer>>> = {
    identity: () => content,
    br: () => compress(content, PERSONAL_QUALITY),
    gzip: () => deflate(content, { level: GZIP_LEVEL }),
  };
  return { status, headers, bodies: { [encoding]: await pack[encoding]() }, hash: '', renderedAt };
}

const none = Buffer.alloc(0);

/** The body to send. Browsers take Brotli; for others the page is decompressed, and its gzip is stored. */
export function bodyOf({ bodies }: CachedPage, encoding: Encoding): Buffer {
  const stored = bodies[encoding];
  if (stored) return stored;
  const content = bodies.br ? brotliDecompressSync(bodies.br) : none;
  return encoding === 'gzip' ? (bodies.gzip = gzipSync(content, { level: GZIP_LEVEL })) : content;
}
