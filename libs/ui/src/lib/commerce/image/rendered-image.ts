import type { ImageShape } from './image-srcset.ts';
import { imageSources } from './image-srcset.ts';
import { ImageUsageError } from './image-usage-error.ts';

const reported = new Set<string>();

/**
 * The addresses of an image on a page. A mistake throws in development; in production one image must not break its
 * page, so it has no address and the mistake is reported once.
 */
export const renderedImage = (
  fileName: string,
  shape: ImageShape,
  production = process.env.NODE_ENV === 'production',
): Partial<ReturnType<typeof imageSources>> => {
  try {
    return imageSources(fileName, shape);
  } catch (error) {
    if (!production || !(error instanceof ImageUsageError)) throw error;
    if (!reported.has(error.message)) console.error(error);
    reported.add(error.message);
    return {};
  }
};
