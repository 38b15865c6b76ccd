import { open, realpath } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { fail, ok } from '@lyng/model';
import type { Result, SourceImage } from '@lyng/model';
import { UniqueNames } from './unique-names.ts';

const signatures = {
  jpg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  avif: (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
} as const satisfies Readonly<Record<string, (bytes: Buffer) => boolean>>;

export type ImageType = keyof typeof signatures;

/** The types of photos, as files end. */
export const imageTypes: readonly ImageType[] = ['jpg', 'png', 'webp', 'avif'];

/** The type of an image by its first twelve bytes. */
export const imageTypeOf = (bytes: Buffer): ImageType | undefined => imageTypes.find((type) => signatures[type](bytes));

/** Looks up photos below one folder and gives each a name that is unique over the catalogue. */
export interface PhotoStore {
  readonly take: (file: string, tags: readonly string[]) => Promise<Result<string, SourceImage>>;
}

async function beginsAsImage(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return bytesRead === 12 && imageTypeOf(buffer) !== undefined;
  } finally {
    await file.close();
  }
}

/** Opens the folder; photos are found by their path below it, and nowhere else. */
export async function openPhotoStore(folder: string): Promise<PhotoStore> {
  const root = await realpath(folder);
  const names = new UniqueNames((name, copy) => `${copy}-${name}`);
  const uniqueName = (file: string): string => names.take(basename(file).replace(/[^\w.-]+/g, '-'));
  return {
    take: async (file, tags) => {
      const path = await realpath(join(root, file)).catch(() => undefined);
      if (path === undefined) return fail(`photo ${file} is missing`);
      if (!path.startsWith(root + sep)) return fail(`photo ${file} lies outside the folder`);
      if (!(await beginsAsImage(path).catch(() => false))) return fail(`photo ${file} is not an image`);
      return ok({ fileName: uniqueName(file), tags, file });
    },
  };
}
