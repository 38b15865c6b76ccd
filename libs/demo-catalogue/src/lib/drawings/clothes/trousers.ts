import type { DrawingPattern } from '../drawing-kinds.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { doubleTopstitch } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { DrawGarment, DrawnGarment } from './garment.ts';
import type { LowerCut } from './lower-cut.ts';
import { legFolds, legsOutline } from './lower-cut.ts';
import { hemStitch, jeansParts, trouserParts, waistClosing, wornLight } from './trouser-details.ts';
import { waistband } from './waistband.ts';

const fits = {
  slim: { kneeOuter: 150, kneeInner: 34, hemOuter: 140, hemInner: 46 },
  straight: { kneeOuter: 170, kneeInner: 26, hemOuter: 170, hemInner: 36 },
  wide: { kneeOuter: 190, kneeInner: 16, hemOuter: 212, hemInner: 22 },
  tapered: { kneeOuter: 172, kneeInner: 26, hemOuter: 142, hemInner: 44 },
} as const;

type Fit = keyof typeof fits;

const cutOf = (fit: Fit, hem: number): LowerCut => ({
  waistHalf: 138,
  waistTop: 160,
  hipHalf: fit === 'wide' ? 178 : 172,
  hip: 360,
  crotch: 462,
  knee: Math.min(760, hem - 120),
  hem,
  ...fits[fit],
});

const shortCutOf = (hem: number, flare: number): LowerCut => ({
  waistHalf: 138,
  waistTop: 160,
  hipHalf: 176,
  hip: 350,
  crotch: 454,
  knee: hem - 60,
  kneeOuter: 186 + flare * 0.5,
  kneeInner: 18,
  hem,
  hemOuter: 190 + flare,
  hemInner: 24,
});

interface LegsOrder {
  readonly sketch: Sketch;
  readonly colours: readonly string[];
  readonly pattern: DrawingPattern;
  readonly side: 'front' | 'back';
  readonly cut: LowerCut;
  readonly isJeans: boolean;
}

function drawLegs({ sketch, colours, pattern, side, cut, isJeans }: LegsOrder): DrawnGarment {
  const cloth = clothOf(sketch, colours, pattern, {
    turn: pattern === 'stripes' ? 90 : 0,
    scale: pattern === 'stripes' ? 0.6 : 1,
  });
  const isFront = side === 'front';
  const thread = isJeans ? sketch.random.pick(['#d19a4e', '#d19a4e', cloth.tones.thread]) : cloth.tones.thread;
  const isWashed = isJeans && sketch.random.chance(0.6);
  const outline = legsOutline(cut);
  const band = waistband(sketch, cut, cloth, isFront, thread);
  const folds = legFolds(cut, isJeans ? 1.1 : 0.9);
  const parts = isJeans ? jeansParts(sketch, cut, cloth, isFront, thread) : trouserParts(sketch, cut, cloth, isFront);
  const inseam = path`M ${middle - 2} ${cut.crotch + 6} C ${middle - 14} ${cut.crotch + 60} ${middle - cut.kneeInner - 10} ${cut.knee - 120} ${middle - cut.kneeInner - 9} ${cut.knee}`;
  return {
    shapes:
      piece(sketch, {
        outline,
        cloth,
        rim: 38,
        softness: 12,
        ...folds,
        inside:
          (isWashed ? wornLight(sketch, cut, cloth, outline) : '') +
          (isJeans ? doubleTopstitch(inseam, thread, 4, 6) + doubleTopstitch(mirrored(inseam), thread, -4, 6) : '') +
          hemStitch(cut, thread) +
          parts,
      }) +
      band.shapes +
      (isFront ? waistClosing(cut, cloth, isJeans) : ''),
    silhouettes: [outline, band.outline],
    detail: [310, 120, 380],
  };
}

/** Denim trousers in one of four fits. */
export const drawJeans: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const fit = sketch.random.pick(['slim', 'straight', 'wide', 'tapered'] as const);
  const cut = cutOf(fit, sketch.random.between(1080, 1120));
  return drawLegs({ sketch, colours, pattern: pattern === 'solid' ? 'denim' : pattern, side, cut, isJeans: true });
};

/** Woven trousers in one of four fits. */
export const drawTrousers: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const fit = sketch.random.pick(['straight', 'wide', 'tapered', 'slim'] as const);
  const cut = cutOf(fit, sketch.random.between(1070, 1120));
  return drawLegs({ sketch, colours, pattern, side, cut, isJeans: pattern === 'denim' });
};

/** Shorts of every length above the knee. */
export const drawShorts: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const cut = shortCutOf(sketch.random.between(600, 720), sketch.random.between(4, 44));
  return drawLegs({ sketch, colours, pattern, side, cut, isJeans: pattern === 'denim' });
};
