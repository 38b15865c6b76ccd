import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentError } from './content-error.ts';

/** The folder of the editors' images, in that of their content. */
const FOLDER = 'images';
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

/** The images by their names, such as `images/heath.jpg`, and why others cannot be used. */
export interface ContentImages {
  readonly images: ReadonlyMap<string, ContentImage>;
  readonly errors: readonly ContentError[];
}

export const noImages: ContentImages = { images: new Map(), errors: [] };

/** Times and sizes of the files, to find out whether one has changed; links to other folders are left out. */
function stampsOf(folder: string): ReadonlyMap<string, { readonly size: number; readonly stamp: string }> {
  try {
    const files = readdirSync(join(folder, FOLDER), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    return new Map(
      files.flatMap((path) => {
        const stats = statSync(path, { throwIfNoEntry: false });
        return stats ? [[path, { size: stats.size, stamp: `${String(stats.mtimeMs)} ${String(stats.size)}` }]] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

const problemOf = (name: string, size: number): string | undefined => {
  if (!ENDING.test(name)) return 'This is no image: its name ends with .jpg, .png, .webp, .avif or .gif.';
  if (!NAME.test(name)) return 'The name of an image has only the letters a to z, digits, "-", "_" and ".".';
  return size > MAX_MEGABYTES * MEGABYTE
    ? `The image has ${(size / MEGABYTE).toFixed(1)} MB. Make it smaller: at most ${String(MAX_MEGABYTES)} MB.`
    : undefined;
};

/** Of its bytes; `undefined` for a file that cannot be opened, as while it is just being replaced. */
function versionOf(path: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
  } catch {
    return undefined;
  }
}

/** Reads the images again whenever one has changed; the same ones are the same object. */
export function createImagesReader(folder: string): () => ContentImages {
  let stamps = '';
  let read = noImages;
  return () => {
    const files = stampsOf(folder);
    const next = JSON.stringify([...files]);
    if (next === stamps) return read;
    stamps = next;
    const images = new Map<string, ContentImage>();
    const errors: ContentError[] = [];
    for (const [path, { size }] of files) {
      const file = path
        .slice(folder.length + 1)
        .split(sep)
        .join('/');
      const problem = problemOf(file, size);
      const version = problem === undefined ? versionOf(path) : undefined;
      if (version === undefined) errors.push({ file, line: 1, message: problem ?? 'The image cannot be opened.' });
      else images.set(file, { path, version });
    }
    return (read = { images, errors });
  };
}

/**
 * The name of an image in addresses. That of the editors changes with the image: `images/heath.3f2a1b9c.jpg`; it is empty
 * when there is none.
 */
export const shownName = (name: string, images: ContentImages['images']): string => {
  if (!name.startsWith(`${FOLDER}/`)) return name;
  const image = images.get(name);
  return image ? name.replace(/\.(\w+)$/, `.${image.version}.$1`) : '';
};

/** The image of a name, and whether the name is that of these bytes. */
export function findImage(
  name: string,
  images: ContentImages['images'],
): { readonly image: ContentImage; readonly isVersioned: boolean } | undefined {
  const plain = images.get(name);
  if (plain) return { image: plain, isVersioned: false };
  const [, start = '', version = '', end = ''] = /^(.*)\.([0-9a-f]{8})(\.\w+)$/.exec(name) ?? [];
  const image = images.get(start + end);
  return image && { image, isVersioned: image.version === version };
}
