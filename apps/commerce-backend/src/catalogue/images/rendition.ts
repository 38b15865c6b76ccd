import { createHash } from 'node:crypto';
import type { ImageFit, ImageModifiers } from './image-modifiers.ts';
import type { WrittenFormat } from './negotiate-format.ts';

/**
 * Px: the only widths (and heights, when alone) that are made. Others get the next larger one. 10 is for placeholders.
 */
export const allowedSizes = [
  10, 40, 80, 120, 160, 240, 320, 360, 400, 480, 560, 640, 720, 800, 1000, 1280, 1600, 1920,
] as const;

const largestSize = 1920;

/** 50 is the placeholder's quality. */
const allowedQualities = [50, 65, 75, 80, 90] as const;
const defaultQuality = 75;

/** Width to height; a box gets the nearest shape, so that heights cannot multiply the sizes. */
const allowedShapes = [2 / 1, 16 / 9, 3 / 2, 4 / 3, 5 / 4, 1, 4 / 5, 3 / 4, 2 / 3, 9 / 16, 1 / 2] as const;

/** One image in one size: its bytes depend on these values and the original. */
export interface Rendition {
  readonly width?: number;
  readonly height?: number;
  readonly quality: number;
  readonly format: WrittenFormat;
  readonly fit: ImageFit;
  readonly background?: string;
}

const nextOf = (allowed: readonly number[], requested: number, largest: number): number =>
  allowed.find((size) => size >= requested) ?? largest;

const nearestShape = (requested: number): number =>
  allowedShapes.reduce((best, shape) =>
    Math.abs(Math.log(shape / requested)) < Math.abs(Math.log(best / requested)) ? shape : best,
  );

function boxOf({ width, height }: ImageModifiers): Pick<Rendition, 'width' | 'height'> {
  if (width !== undefined) {
    const made = nextOf(allowedSizes, width, largestSize);
    return height === undefined
      ? { width: made }
      : { width: made, height: Math.round(made / nearestShape(width / height)) };
  }
  return height === undefined ? { width: largestSize } : { height: nextOf(allowedSizes, height, largestSize) };
}

/** The rendition for a request: snapped to the few sizes, shapes and qualities that are made. */
export function renditionOf(requested: ImageModifiers, format: WrittenFormat): Rendition {
  const fit = requested.fit ?? 'scale-down';
  return {
    ...boxOf(requested),
    quality: nextOf(allowedQualities, requested.quality ?? defaultQuality, 90),
    format,
    fit,
    ...(requested.background === undefined ? {} : { background: requested.background }),
  };
}

/** Another number with other settings of the encoders: renditions of before are made again. */
const ENCODER = 2;

/** Identifies the bytes: the same original and rendition give the same key on every machine. */
export function renditionKey(originalVersion: string, rendition: Rendition): string {
  const { width, height, quality, format, fit, background } = rendition;
  const facts = [ENCODER, originalVersion, width, height, quality, format, fit, background].join('|');
  return createHash('sha256').update(facts).digest('hex').slice(0, 40);
}
