import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

const known = new LRUCache<string, number>({ max: 500 });

/** Width to height of an image on disk as it is shown; `undefined` for any other file. */
export async function imageRatio({
  path,
  version,
}: {
  readonly path: string;
  /** Of its bytes: each file is opened once. */
  readonly version: string;
}): Promise<number | undefined> {
  const before = known.get(version);
  if (before !== undefined) return before;
  try {
    const { autoOrient } = await sharp(path).metadata();
    const ratio = autoOrient.width / autoOrient.height;
    known.set(version, ratio);
    return ratio;
  } catch {
    return undefined;
  }
}
