// The catalogue's pencil, borrowed: pure functions from a product to SVG text.
/* eslint-disable @nx/enforce-module-boundaries */
import { drawProduct } from '../../../apps/commerce-backend/src/services/images/drawings/draw-product.ts';
import { viewsOf } from '../../../apps/commerce-backend/src/services/images/drawings/drawing-kinds.ts';
/* eslint-enable @nx/enforce-module-boundaries */
import { colourings, pictureKinds, views } from './picture-key.ts';
import type { PictureKind } from './picture-key.ts';

/** Main and accent colour of the drawings. */
const colours = [
  ['#2c2a29', '#55504c'],
  ['#f2efe9', '#b9a58c'],
  ['#8a5f7e', '#e2cfdc'],
] as const;

/** Kinds that look better in another first colour or surface than black leather. */
const looks: Partial<Record<PictureKind, { readonly firstColour?: number; readonly pattern: string }>> = {
  wellington: { pattern: 'solid' },
  shirt: { pattern: 'solid', firstColour: 1 },
  beanie: { pattern: 'rib', firstColour: 2 },
  socks: { pattern: 'rib' },
};

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** The keys of every picture a story can ask for. */
export const pictureKeys: readonly string[] = pictureKinds.flatMap((_kind, kind) =>
  range(colourings).flatMap((colouring) => range(views).map((view) => [kind, colouring, view].join('-'))),
);

/** The drawing behind a key of `pictureKey`, by the pencil of the demo catalogue. */
export function drawPicture(key: string): string {
  const [kindIndex = 0, colouring = 0, view = 0] = key.split('-').map(Number);
  const kind = pictureKinds[kindIndex] ?? pictureKinds[0];
  const { firstColour = 0, pattern = 'leather' } = looks[kind] ?? {};
  const known = viewsOf(kind);
  return drawProduct({
    kind,
    pattern,
    colours: colours[(firstColour + colouring) % colourings] ?? colours[0],
    view: known[view % known.length] ?? 'side',
    seed: kindIndex + 1,
  });
}
