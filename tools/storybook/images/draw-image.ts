import { composeProduct } from '@lyng/demo-assets';
import { viewsOf } from '@lyng/demo-catalogue/core';
import { colourings, imageKinds, views } from './image-key.ts';
import type { ImageKind } from './image-key.ts';

/** Main and accent colour of the drawings. */
const colours = [
  ['#2c2a29', '#55504c'],
  ['#f2efe9', '#b9a58c'],
  ['#8a5f7e', '#e2cfdc'],
] as const;

/** Kinds that look better in another first colour or surface than black leather. */
const looks: Partial<Record<ImageKind, { readonly firstColour?: number; readonly pattern: string }>> = {
  wellington: { pattern: 'solid' },
  shirt: { pattern: 'solid', firstColour: 1 },
  beanie: { pattern: 'rib', firstColour: 2 },
  socks: { pattern: 'rib' },
};

/** Px; the widest image of a story. */
const WIDTH = 800;

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** The keys of every image that a story can request. */
export const imageKeys: readonly string[] = imageKinds.flatMap((_kind, kind) =>
  range(colourings).flatMap((colouring) => range(views).map((view) => [kind, colouring, view].join('-'))),
);

/** The image behind a key of `imageKey`, as in the demo shop: WebP. */
export async function drawImage(key: string): Promise<Buffer> {
  const [kindIndex = 0, colouring = 0, view = 0] = key.split('-').map(Number);
  const kind = imageKinds[kindIndex] ?? imageKinds[0];
  const { firstColour = 0, pattern = 'leather' } = looks[kind] ?? {};
  const known = viewsOf(kind);
  const image = await composeProduct(
    {
      kind,
      pattern,
      colours: colours[(firstColour + colouring) % colourings] ?? colours[0],
      view: known[view % known.length] ?? 'side',
      seed: kindIndex + 1,
    },
    WIDTH,
  );
  return image.webp().toBuffer();
}
