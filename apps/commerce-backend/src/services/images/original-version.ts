import { stat } from 'node:fs/promises';
import { drawingRevision } from './drawings/draw-product.ts';
import type { Original } from './original.ts';

/** Says whether an original is still the same one; `undefined` when its file is gone. */
export async function originalVersion(original: Original): Promise<string | undefined> {
  if (original.kind === 'drawing') return `drawing:${drawingRevision}:${JSON.stringify(original.drawing)}`;
  try {
    const { mtimeMs, size } = await stat(original.path);
    return `file:${original.path}:${mtimeMs}:${size}`;
  } catch {
    return undefined;
  }
}
