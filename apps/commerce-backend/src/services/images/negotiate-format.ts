import type { ImageFormat } from './image-modifiers.ts';

/** A format that is really written. */
export type WrittenFormat = Exclude<ImageFormat, 'auto'>;

/** Formats that are smaller than JPEG and not shown by every browser, the smallest first. */
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
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return type === mediaType && !isRefused;
  });

/**
 * The smallest format the browser names in its Accept header. Wildcards do not count: browsers that show
 * AVIF or WebP say so, and everything else is given JPEG.
 */
export function negotiateFormat(
  asked: ImageFormat,
  acceptHeader: string | undefined,
  offered: readonly ModernFormat[] = modernFormats,
): WrittenFormat {
  if (asked !== 'auto') return asked;
  return (
    modernFormats.find((format) => offered.includes(format) && accepts(acceptHeader ?? '', mediaTypes[format])) ??
    'jpeg'
  );
}
