import { createHash } from 'node:crypto';
import type { ImageFit, ImageModifiers } from './image-modifiers.ts';
import type { WrittenFormat } from './negotiate-format.ts';

/** Px: the only widths (and heights, when alone) that are made. Others get the next larger one. Spec §9 has the 10. */
export const allowedSizes = [
  10, 40, 80, 120, 160, 240, 320, 400, 480, 560, 640, 720, 800, 1000, 1280, 1600, 1920,
] as const;

const largestSize = 1920;

/** 50 is the placeholder's quality (Spec §9). */
const allowedQualities = [50, 65, 75, 80, 90] as const;
const usualQuality = 75;

/** Width to height; a box gets the nearest shape, so that heights cannot multiply the sizes. */
const allowedShapes = [2 / 1, 16 / 9, 3 / 2, 4 / 3, 5 / 4, 1, 4 / 5, 3 / 4, 2 / 3, 9 / 16, 1 / 2] as const;

/** One picture in one size: everything that its bytes depend on, beside the original. */
export interface Rendition {
  readonly width?: number;
  readonly height?: number;
  readonly quality: number;
  readonly format: WrittenFormat;
  readonly fit: ImageFit;
  readonly background?: string;
}

const nextOf = (allowed: readonly number[], asked: number, largest: number): number =>
  allowed.find((size) => size >= asked) ?? largest;

const nearestShape = (asked: number): number =>
  allowedShapes.reduce((best, shape) =>
    Math.abs(Math.log(shape / asked)) < Math.abs(Math.log(best / asked)) ? shape : best,
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

/** The rendition that stands for what was asked: snapped to the few sizes, shapes and qualities that are made. */
export function renditionOf(asked: ImageModifiers, format: WrittenFormat): Rendition {
  const fit = asked.fit ?? 'scale-down';
  return {
    ...boxOf(asked),
    quality: nextOf(allowedQualities, asked.quality ?? usualQuality, 90),
    format,
    fit,
    ...(asked.background === undefined ? {} : { background: asked.background }),
  };
}

/** Identifies the bytes: the same original and rendition give the same key on every machine. */
export function renditionKey(originalVersion: string, rendition: Rendition): string {
  const { width, height, quality, format, fit, background } = rendition;
  const facts = [originalVersion, width, height, quality, format, fit, background].join('|');
  return createHash('sha256').update(facts).digest('hex').slice(0, 40);
}
