import type { ImageFormat } from './image-modifiers.ts';

/** A format that is actually written. */
export type WrittenFormat = Exclude<ImageFormat, 'auto'>;

/** Formats that are smaller than JPEG and not supported by every browser, the smallest first. */
export const modernFormats = ['avif', 'webp'] as const;

export type ModernFormat = (typeof modernFormats)[number];

/** The media type of each format. */
export const mediaTypes: Record<WrittenFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const accepts = (header: string, mediaType: string): boolean =>
  header.split(',').some((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((text) => text.trim().toLowerCase());
    const isExcluded = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return type === mediaType && !isExcluded;
  });

/**
 * The smallest format that the Accept header of the browser names. Wildcards do not count: browsers that show AVIF or
 * WebP name them, and all others get JPEG.
 */
export function negotiateFormat(
  requested: ImageFormat,
  acceptHeader: string | undefined,
  offered: readonly ModernFormat[] = modernFormats,
): WrittenFormat {
  if (requested !== 'auto') return requested;
  return (
    modernFormats.find((format) => offered.includes(format) && accepts(acceptHeader ?? '', mediaTypes[format])) ??
    'jpeg'
  );
}
