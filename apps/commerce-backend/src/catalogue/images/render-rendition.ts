import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ImageRejection } from './image-rejection.ts';
import { demoImages } from './demo-images.ts';
import type { Original } from './original.ts';
import type { Rendition } from './rendition.ts';

type RenderFailure = Exclude<ImageRejection, { message: string } | { retryAfterSeconds: number }>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** 25 megapixels: larger than a product photo, smaller than a decompression bomb. */
const maxPixels = 25_000_000;
/** Ms. */
const defaultTimeLimit = 10_000;
/** At this share of the quality AVIF has the signal-to-noise ratio of WebP, over eight photographs (docs/measurements/speed.md). */
const avifShare = 0.69;
/** AVIF of higher effort is a few per cent smaller and many times slower. */
const avifEffort = 2;
/** Allowed formats of photos; vector files and documents are not decoded. */
const photoFormats: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

// One image, one thread: several renders run beside each other instead.
sharp.concurrency(1);
// Every image is read once and then cached as a finished rendition.
sharp.cache(false);

/** Never above the original: the box shrinks, in shape, until it fits within. */
function boxWithin(original: Size, { width, height, fit }: Rendition): { width?: number; height?: number } {
  if (width === undefined || height === undefined || fit === 'scale-down') {
    return {
      ...(width === undefined ? {} : { width: Math.min(width, original.width) }),
      ...(height === undefined ? {} : { height: Math.min(height, original.height) }),
    };
  }
  const shrink =
    fit === 'cover' || fit === 'crop'
      ? Math.min(1, original.width / width, original.height / height)
      : Math.min(1, Math.max(original.width / width, original.height / height));
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
}

const sharpFits = {
  cover: 'cover',
  crop: 'cover',
  contain: 'contain',
  pad: 'contain',
  'scale-down': 'inside',
} as const;

function encoded(image: Sharp, { format, quality }: Rendition): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: Math.round(quality * avifShare), effort: avifEffort });
    case 'webp':
      return image.webp({ quality, effort: 2, smartSubsample: true });
    case 'jpeg':
      return image.jpeg({ quality, progressive: true });
    case 'png':
      return image.png({ compressionLevel: 8 });
  }
}

function failureOf(error: unknown): RenderFailure {
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(text)) return { kind: 'too-many-pixels' };
  if (/timeout/i.test(text)) return { kind: 'too-slow' };
  if (/missing|no such file/i.test(text)) return { kind: 'not-found' };
  if (/unsupported image format|unable to|not a known/i.test(text)) return { kind: 'not-an-image' };
  return { kind: 'damaged-image' };
}

/** The drawing at the size it is needed in: its composition costs by the pixel. */
async function openDrawing(
  { drawing }: Extract<Original, { kind: 'drawing' }>,
  { width, height }: Rendition,
): Promise<{ image: Sharp; size: Size }> {
  const { imageSize, composeProduct } = await demoImages();
  const wide = Math.max(width ?? 0, ((height ?? 0) * imageSize.width) / imageSize.height);
  const shown = Math.min(imageSize.width, Math.max(40, Math.ceil(wide)));
  return { image: await composeProduct(drawing, shown), size: imageSize };
}

async function openOriginal(
  original: Original,
  rendition: Rendition,
): Promise<Result<RenderFailure, { image: Sharp; size: Size }>> {
  if (original.kind === 'drawing') return ok(await openDrawing(original, rendition));
  const image = sharp(original.path, { limitInputPixels: maxPixels, failOn: 'truncated' });
  const { format, autoOrient } = await image.metadata();
  if (!photoFormats.includes(format)) return fail({ kind: 'not-an-image' });
  return ok({ image: image.autoOrient(), size: autoOrient });
}

async function render(
  original: Original,
  rendition: Rendition,
  timeLimit: number,
): Promise<Result<RenderFailure, Buffer>> {
  try {
    const opened = await openOriginal(original, rendition);
    if (!opened.ok) return opened;
    const { image, size } = opened.value;
    const ground = `#${rendition.background ?? 'ffffff'}`;
    const isTransparent = rendition.background === undefined && rendition.format !== 'jpeg';
    const fit = rendition.background === undefined && rendition.fit === 'contain' ? 'inside' : sharpFits[rendition.fit];
    const resized = image.resize({ ...boxWithin(size, rendition), fit, background: ground });
    const grounded = isTransparent ? resized : resized.flatten({ background: ground });
    return ok(
      await encoded(grounded, rendition)
        .timeout({ seconds: Math.ceil(timeLimit / 1000) })
        .toBuffer(),
    );
  } catch (error) {
    return fail(failureOf(error));
  }
}

/**
 * Makes the bytes of one rendition; a broken original gives a failure, never half an image. A render that takes longer
 * than the limit in ms is aborted: sharp stops its work within a second, but counts neither the time that the file
 * takes to open nor that before a thread is free.
 */
export async function renderRendition(
  original: Original,
  rendition: Rendition,
  timeLimit = defaultTimeLimit,
): Promise<Result<RenderFailure, Buffer>> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<Result<RenderFailure, Buffer>>((resolve) => {
    timer = setTimeout(() => resolve(fail({ kind: 'too-slow' })), timeLimit);
  });
  try {
    return await Promise.race([render(original, rendition, timeLimit), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
