import { createHash } from 'node:crypto';
import type { CachedPage } from './pack-page.ts';

/** Shared pages that the processes of one deploy render for each other. */
export interface SharedPages {
  /** The page at `key` that one of the processes has rendered, if there is one and it can be read in time. */
  readonly get: (key: string) => Promise<CachedPage | undefined>;
  /** Stores a page for as long as it is fresh. */
  readonly set: (key: string, page: CachedPage) => Promise<void>;
  /** Whether this process renders the page at `key`: only one of them does within two seconds. */
  readonly claim: (key: string) => Promise<boolean>;
}

/** Bytes of a SHA-256. */
const DIGEST_LENGTH = 32;

const digestOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/** A page as one value: the SHA-256 of the rest, a line of JSON, and the Brotli as it is. */
export function serializePage({ status, headers, hash, renderedAt, bodies }: CachedPage): Buffer {
  const head = `${JSON.stringify({ status, headers, hash, renderedAt })}\n`;
  const content = Buffer.concat([Buffer.from(head), bodies.br ?? Buffer.alloc(0)]);
  return Buffer.concat([digestOf(content), content]);
}

/**
 * The page of a value, `undefined` for a value that `serializePage` has not made. The digest replaces a check of each
 * part: a header or a body that cannot be sent would end the process.
 */
export function parsePage(value: Buffer): CachedPage | undefined {
  const content = value.subarray(DIGEST_LENGTH);
  if (!digestOf(content).equals(value.subarray(0, DIGEST_LENGTH))) return undefined;
  const end = content.indexOf('\n');
  const head = JSON.parse(content.toString('utf8', 0, end)) as Omit<CachedPage, 'bodies'>;
  // A copy, so that the cached body does not hold the memory of everything that was received with it.
  return { ...head, bodies: { br: Buffer.from(content.subarray(end + 1)) } };
}
