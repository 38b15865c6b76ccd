import { createHash } from 'node:crypto';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ImageRejection } from './image-rejection.ts';
import { MAX_PREVIEW_IMAGES, PREVIEW_REVISION } from './render-preview.ts';
import { readSourceName } from './source-name.ts';

type NameRejection = Extract<ImageRejection, { kind: 'bad-source' }>;

/** The names in `10023-1.svg,10023-2.svg.jpg`, each once, so that an image has one address. */
export function readPreviewNames(text: string): Result<NameRejection, readonly string[]> {
  const reject = (message: string) => fail({ kind: 'bad-source' as const, message });
  const list = /^(.+)\.jpg$/.exec(text)?.[1];
  if (list === undefined) return reject('A preview is a list of names with .jpg at its end.');
  const names: string[] = [];
  for (const part of list.split(',')) {
    const name = readSourceName(part);
    if (!name.ok) return name;
    names.push(name.value);
  }
  return names.length > MAX_PREVIEW_IMAGES || new Set(names).size < names.length
    ? reject(`A preview has up to ${String(MAX_PREVIEW_IMAGES)} different images.`)
    : ok(names);
}

/** Identifies the bytes of a preview by the versions of its originals. */
export const previewKey = (versions: readonly string[]): string =>
  createHash('sha256')
    .update(['preview', PREVIEW_REVISION, ...versions].join('|'))
    .digest('hex')
    .slice(0, 40);
