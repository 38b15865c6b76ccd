import { open, realpath } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { fail, ok } from '@lyng/model';
import type { Result, SourceImage } from '@lyng/model';
import { UniqueNames } from './unique-names.ts';

const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
];

/** Looks up photos below one folder and gives each a name that is unique over the catalogue. */
export interface PhotoStore {
  readonly take: (file: string, tags: readonly string[]) => Promise<Result<string, SourceImage>>;
}

async function beginsAsImage(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return bytesRead === 12 && signatures.some((matches) => matches(buffer));
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
