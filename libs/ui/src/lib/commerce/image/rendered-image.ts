import type { ImageShape } from './image-srcset.ts';
import { imageSources } from './image-srcset.ts';
import { imageUrl } from './image-url.ts';
import type { ImageModifiers, ImageUrlOptions } from './image-url.ts';
import { ImageUsageError } from './image-usage-error.ts';

/** The addresses of an `<img>`. */
export interface RenderedImage {
  readonly src?: string | undefined;
  readonly srcSet?: string;
}

const reported = new Set<string>();

const report = (error: ImageUsageError) => {
  if (reported.has(error.message)) return;
  reported.add(error.message);
  console.error(error);
};

/**
 * The addresses of an image on a page. A mistake throws in development; in production one image must not break its
 * page, so the original file is used and the mistake is reported once.
 */
export const renderedImage = (
  fileName: string,
  shape: ImageShape,
  modifiers: ImageModifiers,
  options: ImageUrlOptions,
  production = process.env.NODE_ENV === 'production',
): RenderedImage => {
  try {
    return imageSources(fileName, shape, modifiers, options);
  } catch (error) {
    if (!production || !(error instanceof ImageUsageError)) throw error;
    report(error);
    return { src: error.kind === 'bad-source' ? undefined : imageUrl(fileName, {}, { provider: 'original' }) };
  }
};
