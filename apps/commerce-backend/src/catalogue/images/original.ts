import { stat } from 'node:fs/promises';
import type { SourceDrawing } from '@lyng/model';
import { demoImages } from './demo-images.ts';

/** The source of an image: a drawing of the shop's own, or a photo on disk. */
export type Original =
  | { readonly kind: 'drawing'; readonly drawing: SourceDrawing & { readonly view: string } }
  | {
      readonly kind: 'file';
      readonly path: string;
      /** Its name may get another image: caches request it again soon. */
      readonly isReplaceable?: boolean;
    };

/** Finds the original of a product image by its file name; `undefined` when the catalogue has none of that name. */
export type FindOriginal = (fileName: string) => Promise<Original | undefined>;

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
