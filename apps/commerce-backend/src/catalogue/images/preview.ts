import { createHash } from 'node:crypto';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import sharp from 'sharp';
import type { ImageRejection } from './image-rejection.ts';
import type { Original } from './original.ts';
import { renderRendition } from './render-rendition.ts';
import { readSourceName } from './source-name.ts';

/** Px: the size that previews of links have elsewhere. */
const previewSize = { width: 1200, height: 630 } as const;

/** More images than these are too small to see. */
const MAX_PREVIEW_IMAGES = 4;

const GAP = 6;
const QUALITY = 80;
/** Behind product images in the shop (`tokens.color.ground` of `@lyng/ui`). */
const GROUND = '#efebe5';

/** Another number with another look: previews of before are made again. */
const PREVIEW_REVISION = 1;

/** Px: a single portrait image is not cut down to a strip. */
const widthOf = (count: number): number =>
  count === 1 ? Math.round(previewSize.height * 0.8) : Math.floor((previewSize.width - GAP * (count - 1)) / count);

/** One image of up to four beside each other, as JPEG. Where an original is smaller, it keeps its size. */
export async function renderPreview(
  originals: readonly Original[],
  timeLimit?: number,
): Promise<Result<ImageRejection, Buffer>> {
  const width = widthOf(originals.length);
  const { height } = previewSize;
  const left = (previewSize.width - originals.length * width - GAP * (originals.length - 1)) / 2;
  const panels = [];
  for (const [index, original] of originals.entries()) {
    const rendition = { width, height, quality: 90, format: 'png', fit: 'cover', background: GROUND.slice(1) } as const;
    const panel = await renderRendition(original, rendition, timeLimit);
    if (!panel.ok) return panel;
    const size = await sharp(panel.value).metadata();
    panels.push({
      input: panel.value,
      left: Math.round(left + index * (width + GAP) + (width - size.width) / 2),
      top: Math.round((height - size.height) / 2),
    });
  }
  if (panels.length === 0) return fail({ kind: 'not-found' });
  return ok(
    await sharp({ create: { ...previewSize, channels: 3, background: GROUND } })
      .composite(panels)
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer(),
  );
}

/** The names in `10023-1.svg,10023-2.svg.jpg`, each once, so that an image has one address. */
export function readPreviewNames(
  text: string,
): Result<Extract<ImageRejection, { kind: 'bad-source' }>, readonly string[]> {
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
