import type { DrawingPattern } from '../drawing-kinds.ts';
import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { button } from '../drawing-tools/fastenings.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { rollNeck } from './collars.ts';
import { cuffOutline, hemBandOutline, patchPocket } from './garment-trims.ts';
import type { DrawGarment } from './garment.ts';
import { backNeckBand, mirroredOver, neckBand, upperBody } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyOutline, neckline, sleeveOutline } from './upper-cut.ts';

interface Yarn {
  readonly body: Cloth;
  readonly sleeve: Cloth;
  readonly rib: Cloth;
}

/** Plain knits still show their stitches: very fine ribs. */
function yarnOf(sketch: Sketch, colours: readonly string[], pattern: DrawingPattern, turn: number): Yarn {
  const scale = pattern === 'solid' ? 0.42 : pattern === 'rib' ? 1 : 1.05;
  const knitted: DrawingPattern = pattern === 'solid' ? 'rib' : pattern;
  return {
    body: clothOf(sketch, colours, knitted, { scale }),
    sleeve: clothOf(sketch, colours, knitted, { scale, turn }),
    rib: clothOf(sketch, colours.slice(0, 1), 'rib', { scale: 0.72 }),
  };
}

const knitCut = (sketch: Sketch): UpperCut => {
  const { random } = sketch;
  const width = random.between(0.97, 1.08);
  return {
    neckHalf: random.between(80, 92),
    neckTop: 212,
    neckFront: 292,
    neckShape: 'round',
    shoulderHalf: 226 * width,
    shoulderTop: 272,
    chestHalf: 226 * width,
    armpit: random.between(468, 496),
    waistHalf: 224 * width,
    waist: 720,
    hemHalf: 218 * width,
    hem: random.between(910, 950),
    hemBow: 8,
    sleeveLength: 590,
    cuffWidth: 108,
    sleeveAngle: 13,
  };
};

function bands(sketch: Sketch, cut: UpperCut, rib: Cloth): { shapes: string; outlines: string[] } {
  const hem = hemBandOutline(cut, 62, 9);
  const cuff = cuffOutline(cut, 66, 14);
  const cuffPiece = piece(sketch, { outline: cuff, cloth: rib, rim: 16, softness: 6 });
  return {
    shapes: piece(sketch, { outline: hem, cloth: rib, rim: 18, softness: 7 }) + cuffPiece + mirroredOver(cuffPiece),
    outlines: [hem, cuff, mirrored(cuff)],
  };
}

/** A sweater with ribbed edges: round neck, V neck or roll neck. */
export const drawKnit: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const neck = sketch.random.pick(['round', 'round', 'v', 'roll'] as const);
  const cut: UpperCut = { ...knitCut(sketch), ...(neck === 'v' ? { neckShape: 'v' as const, neckFront: 366 } : {}) };
  const yarn = yarnOf(sketch, colours, pattern, cut.sleeveAngle);
  const edges = bands(sketch, cut, yarn.rib);
  const neckShapes =
    neck === 'roll'
      ? rollNeck(sketch, cut, yarn.rib, 76)
      : (side === 'front' ? backNeckBand(cut, yarn.rib, 24) : '') + neckBand(cut, yarn.rib, side, 30);
  return {
    shapes:
      upperBody(sketch, { cut, cloth: yarn.body, sleeveCloth: yarn.sleeve, side, looseness: 1.25, softness: 13 }) +
      edges.shapes +
      neckShapes,
    silhouettes: [
      bodyOutline(cut),
      sleeveOutline(cut),
      mirrored(sleeveOutline(cut)),
      ...edges.outlines,
      ...(neck === 'roll' ? [path`M 430 136 L 570 136`] : []),
    ],
    detail: [280, 150, 430],
  };
};

/** A knitted jacket with a button band, often with two pockets. */
export const drawCardigan: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const deep = random.between(440, 540);
  const hasPockets = random.chance(0.6);
  const buttons = random.pick([4, 5, 6] as const);
  const buttonColour = random.pick(['#5b4636', '#efe8da', '#2b2522', '#9a7b55']);
  const cut: UpperCut = { ...knitCut(sketch), neckShape: 'v', neckFront: deep, hem: random.between(940, 1010) };
  const yarn = yarnOf(sketch, colours, pattern, cut.sleeveAngle);
  const edges = bands(sketch, cut, yarn.rib);
  const band = path`M ${middle} ${cut.hem + 64} L ${middle} ${deep} ${neckline(cut, 'front')}`;
  const bandShapes = (data: string): string =>
    line(data, yarn.rib.tones.seam, 43, 'style="stroke-linecap:butt"') +
    line(data, yarn.rib.tones.light, 40, 'style="stroke-linecap:butt"') +
    yarn.rib.surfaces.map((surface) => line(data, surface, 40, 'style="stroke-linecap:butt"')).join('');
  const gap = (cut.hem + 30 - deep) / buttons;
  const closing =
    bandShapes(mirrored(band)) +
    bandShapes(band) +
    line(path`M ${middle + 20} ${deep + 6} L ${middle + 20} ${cut.hem + 62}`, yarn.rib.tones.seam, 2, 'opacity="0.6"') +
    Array.from({ length: buttons }, (_, index) => button([middle, deep + 22 + gap * index], 13, buttonColour)).join('');
  const pocket = { y: cut.hem - 190, width: 116, height: 132 };
  return {
    shapes:
      upperBody(sketch, { cut, cloth: yarn.body, sleeveCloth: yarn.sleeve, side, looseness: 1.2, softness: 13 }) +
      edges.shapes +
      (side === 'front'
        ? (hasPockets
            ? patchPocket(sketch, yarn.body, { x: middle - 172, ...pocket }) +
              patchPocket(sketch, yarn.body, { x: middle + 56, ...pocket })
            : '') +
          backNeckBand(cut, yarn.rib, 26) +
          closing
        : neckBand(cut, yarn.rib, 'back', 30)),
    silhouettes: [bodyOutline(cut), sleeveOutline(cut), mirrored(sleeveOutline(cut)), ...edges.outlines],
    detail: [300, 330, 420],
  };
};
