import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { ContentFileError } from './content-error.ts';

/** The folder of the editors' images, in that of their content. */
export const IMAGES = 'images/';
const ENDING = /\.(?:jpe?g|png|webp|avif|gif)$/;
/** As in addresses, so that nobody has to encode it. */
const NAME = /^(?:[\w-]+\/)*\w[\w.-]*$/;
const MAX_MEGABYTES = 10;
const MEGABYTE = 1024 * 1024;

/** An image of the editors. */
export interface ContentImage {
  readonly path: string;
  /** Eight hexadecimal digits of its bytes: other bytes have other ones. */
  readonly version: string;
}

/** The images by their names, such as `images/heath.jpg`. */
export type ContentImages = ReadonlyMap<string, ContentImage>;

const problemOf = (name: string, size: number): string | undefined => {
  if (!ENDING.test(name)) return 'This is no image: its name ends with .jpg, .png, .webp, .avif or .gif.';
  if (!NAME.test(name)) return 'The name of an image has only the letters a to z, digits, "-", "_" and ".".';
  return size > MAX_MEGABYTES * MEGABYTE
    ? `The image has ${(size / MEGABYTE).toFixed(1)} MB. Make it smaller: at most ${String(MAX_MEGABYTES)} MB.`
    : undefined;
};

/** Reads an image of so many bytes; throws a `ContentFileError` where it cannot be used. */
export function readImage(name: string, path: string, size: number): ContentImage {
  const problem = problemOf(name, size);
  if (problem !== undefined) throw new ContentFileError(1, problem);
  return { path, version: createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8) };
}

/**
 * The name of an image in addresses. That of the editors changes with the image: `images/heath.3f2a1b9c.jpg`; it is empty
 * when there is none.
 */
export const shownName = (name: string, images: ContentImages): string => {
  if (!name.startsWith(IMAGES)) return name;
  const image = images.get(name);
  return image ? name.replace(/\.(\w+)$/, `.${image.version}.$1`) : '';
};

/** The image of a name, and whether the name is that of these bytes. */
export function findImage(
  name: string,
  images: ContentImages,
): { readonly image: ContentImage; readonly isVersioned: boolean } | undefined {
  const plain = images.get(name);
  if (plain) return { image: plain, isVersioned: false };
  const [, start = '', version = '', end = ''] = /^(.*)\.([0-9a-f]{8})(\.\w+)$/.exec(name) ?? [];
  const image = images.get(start + end);
  return image && { image, isVersioned: image.version === version };
}

const ratios = new LRUCache<string, number>({ max: 500 });

/** Width to height of an image as it is shown; `undefined` for a file that is not an image. Each file is opened once. */
export async function imageRatio({ path, version }: ContentImage): Promise<number | undefined> {
  const known = ratios.get(version);
  if (known !== undefined) return known;
  try {
    const { autoOrient } = await sharp(path).metadata();
    const ratio = autoOrient.width / autoOrient.height;
    ratios.set(version, ratio);
    return ratio;
  } catch {
    return undefined;
  }
}
