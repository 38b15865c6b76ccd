import { stat } from 'node:fs/promises';
import { demoImages } from './demo-images.ts';
import type { Original } from './original.ts';

/** The version of an original, to detect a change; `undefined` when its file is gone. */
export async function originalVersion(original: Original): Promise<string | undefined> {
  if (original.kind === 'drawing') {
    const { imageRevision } = await demoImages();
    return `drawing:${imageRevision}:${JSON.stringify(original.drawing)}`;
  }
  try {
    const { mtimeMs, size } = await stat(original.path);
    return `file:${original.path}:${mtimeMs}:${size}`;
  } catch {
    return undefined;
  }
}
