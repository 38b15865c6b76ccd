import type { DrawingPattern } from '../drawing-kinds.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import type { Cloth } from '../drawing-tools/cloth.ts';
import { button, rivet } from '../drawing-tools/fastenings.ts';
import { softened } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { doubleTopstitch, line, seam, shape, topstitch } from '../drawing-tools/stitching.ts';
import type { DrawGarment, DrawnGarment } from './garment.ts';
import { patchPocket } from './garment-trims.ts';
import { legFolds, legsOutline } from './lower-cut.ts';
import type { LowerCut } from './lower-cut.ts';
import { middle } from './upper-cut.ts';

const waistbandHeight = 46;
/** Copper. */
const rivetMetal = '#b5793f';

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

/** The band at the waist, its loops, and the inside of the back that shows above it. */
function waistband(
  sketch: Sketch,
  cut: LowerCut,
  cloth: Cloth,
  isFront: boolean,
  thread: string,
): { shapes: string; outline: string } {
  const { waistHalf: half, waistTop: top } = cut;
  const bottom = top + waistbandHeight;
  const outline = path`M ${middle - half} ${top} C ${middle - 60} ${top + (isFront ? 16 : 6)} ${middle + 60} ${top + (isFront ? 16 : 6)} ${middle + half} ${top} L ${middle + half + 6} ${bottom} C ${middle + 60} ${bottom + 16} ${middle - 60} ${bottom + 16} ${middle - half - 6} ${bottom} Z`;
  const inside = path`M ${middle - half} ${top} C ${middle - 60} ${top - 12} ${middle + 60} ${top - 12} ${middle + half} ${top} C ${middle + 60} ${top + 18} ${middle - 60} ${top + 18} ${middle - half} ${top} Z`;
  const loops = (isFront ? [-100, -48, 48, 100] : [-104, 0, 104])
    .map((x) =>
      piece(sketch, {
        outline: path`M ${middle + x - 7} ${top + 2} L ${middle + x + 7} ${top + 2} L ${middle + x + 7} ${bottom + 14} L ${middle + x - 7} ${bottom + 14} Z`,
        cloth,
        rim: 5,
        softness: 2,
      }),
    )
    .join('');
  return {
    outline,
    shapes:
      (isFront ? shape(inside, cloth.tones.deep) : '') +
      piece(sketch, {
        outline,
        cloth,
        rim: 12,
        softness: 5,
        inside:
          topstitch(
            path`M ${middle - half} ${top + 8} C ${middle - 60} ${top + 24} ${middle + 60} ${top + 24} ${middle + half} ${top + 8}`,
            thread,
            0,
            1.5,
          ) +
          topstitch(
            path`M ${middle - half - 6} ${bottom - 7} C ${middle - 60} ${bottom + 9} ${middle + 60} ${bottom + 9} ${middle + half + 6} ${bottom - 7}`,
            thread,
            0,
            1.5,
          ),
      }) +
      loops,
  };
}

function fly(cut: LowerCut, cloth: Cloth, thread: string): string {
  const top = cut.waistTop + waistbandHeight + 14;
  const centre = path`M ${middle} ${top} L ${middle} ${cut.crotch}`;
  const curve = path`M ${middle + 34} ${top} C ${middle + 36} ${top + 100} ${middle + 34} ${cut.crotch - 76} ${middle + 2} ${cut.crotch - 40}`;
  return seam(centre, cloth.tones, 2.2) + doubleTopstitch(curve, thread, 3, 6);
}

const wornLight = (sketch: Sketch, cut: LowerCut, cloth: Cloth, outline: string): string => {
  const patch = path`M ${middle - 120} 420 C ${middle - 60} 440 ${middle - 60} 640 ${middle - 100} 760 C ${middle - 140} 640 ${middle - 150} 500 ${middle - 120} 420 Z`;
  return (
    softened(sketch, 26, outline, shape(patch, cloth.tones.bright, 0.5) + shape(mirrored(patch), cloth.tones.bright, 0.44)) +
    (cut.hem > 900 ? '' : '')
  );
};

/** Five pockets, rivets and contrasting thread. */
function jeansParts(sketch: Sketch, cut: LowerCut, cloth: Cloth, isFront: boolean, thread: string): string {
  const top = cut.waistTop + waistbandHeight + 10;
  const yokeLeft = path`M ${middle} ${top + 74} L ${middle - cut.waistHalf - 26} ${top + 30}`;
  if (!isFront) {
    const pocket = { y: top + 96, width: 110, height: 124, point: 18 };
    const thready = { ...cloth, tones: { ...cloth.tones, thread } };
    return (
      [yokeLeft, mirrored(yokeLeft)]
        .map((data, index) => seam(data, cloth.tones, 2) + doubleTopstitch(data, thread, index === 0 ? -7 : 7, 6))
        .join('') +
      seam(path`M ${middle} ${top} L ${middle} ${cut.crotch}`, cloth.tones, 2) +
      doubleTopstitch(path`M ${middle} ${top} L ${middle} ${cut.crotch}`, thread, -6) +
      patchPocket(sketch, thready, { x: middle - 146, ...pocket }) +
      patchPocket(sketch, thready, { x: middle + 36, ...pocket }) +
      path`<rect x="${middle + 60}" y="${cut.waistTop + 8}" width="62" height="42" rx="2" fill="#a9743f" stroke="#7a5028" stroke-width="1.4"/><rect x="${middle + 65}" y="${cut.waistTop + 13}" width="52" height="32" rx="1" fill="none" stroke="#d9b184" stroke-width="1.2" stroke-dasharray="4 3"/>`
    );
  }
  const opening = path`M ${middle - 62} ${top + 4} C ${middle - 70} ${top + 60} ${middle - 110} ${top + 84} ${middle - cut.hipHalf + 8} ${top + 82}`;
  const coin = path`M ${middle + 96} ${top + 34} L ${middle + 146} ${top + 44} L ${middle + 144} ${top + 92} L ${middle + 90} ${top + 88} Z`;
  return (
    fly(cut, cloth, thread) +
    line(beside(coin, 0), cloth.tones.seam, 1.6, 'opacity="0.6"') +
    topstitch(coin, thread, 5, 1.4) +
    [opening, mirrored(opening)]
      .map((data, index) => seam(data, cloth.tones, 3) + doubleTopstitch(data, thread, index === 0 ? -7 : 7, 6))
      .join('') +
    [-64, 64, -(cut.hipHalf - 18), cut.hipHalf - 18]
      .map((x, index) => rivet([middle + x, top + (index < 2 ? 10 : 76)], 5.5, rivetMetal))
      .join('')
  );
}

/** Slanted pockets, a hook or button, a pressed crease or pleats. */
function trouserParts(sketch: Sketch, cut: LowerCut, cloth: Cloth, isFront: boolean): string {
  const { random } = sketch;
  const top = cut.waistTop + waistbandHeight + 10;
  const { thread } = cloth.tones;
  const hasCrease = random.chance(0.6) && cut.hem > 900;
  const hasPleats = random.chance(0.45);
  const pocket = path`M ${middle - 108} ${top + 6} L ${middle - cut.hipHalf + 6} ${top + 128}`;
  const back = path`M ${middle - 124} ${top + 104} L ${middle - 38} ${top + 110}`;
  const pleat = path`M ${middle - 66} ${top + 10} C ${middle - 70} ${top + 60} ${middle - 78} ${top + 110} ${middle - 84} ${top + 160}`;
  const crease = path`M ${middle - 92} ${top + 120} C ${middle - 100} ${cut.knee - 100} ${middle - (cut.kneeOuter + cut.kneeInner) / 2} ${cut.knee} ${middle - (cut.hemOuter + cut.hemInner) / 2} ${cut.hem}`;
  const both = (data: string, width: number): string => seam(data, cloth.tones, width) + seam(mirrored(data), cloth.tones, width);
  return (
    (hasCrease
      ? [crease, mirrored(crease)]
          .map(
            (data) =>
              line(data, cloth.tones.deep, 3, 'opacity="0.32"') + line(beside(data, 4), cloth.tones.bright, 3, 'opacity="0.4"'),
          )
          .join('')
      : '') +
    (isFront
      ? fly(cut, cloth, thread) +
        both(pocket, 2.6) +
        topstitch(pocket, thread, -7, 1.4) +
        topstitch(mirrored(pocket), thread, 7, 1.4) +
        (hasPleats ? both(pleat, 3) : '')
      : seam(path`M ${middle} ${top} L ${middle} ${cut.crotch}`, cloth.tones, 2) +
        both(back, 4) +
        button([middle - 82, top + 124], 7, cloth.tones.shade) +
        button([middle + 82, top + 124], 7, cloth.tones.shade))
  );
}

const hemStitch = (cut: LowerCut, thread: string): string => {
  const row = path`M ${middle - cut.hemOuter} ${cut.hem - 22} C ${middle - cut.hemOuter + 30} ${cut.hem - 14} ${middle - cut.hemInner - 30} ${cut.hem - 14} ${middle - cut.hemInner} ${cut.hem - 20}`;
  return topstitch(row, thread) + topstitch(mirrored(row), thread);
};

const waistClosing = (cut: LowerCut, cloth: Cloth, isJeans: boolean): string =>
  isJeans ? rivet([middle, cut.waistTop + 34], 13, rivetMetal) : button([middle + 8, cut.waistTop + 34], 9.5, cloth.tones.shade);

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

/** Close-fitting leggings with a broad, plain waistband. */
export const drawLeggings: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cut: LowerCut = {
    waistHalf: 118,
    waistTop: 160,
    hipHalf: 152,
    hip: 350,
    crotch: 452,
    knee: 740,
    kneeOuter: 132,
    kneeInner: 38,
    hem: random.between(1080, 1120),
    hemOuter: 108,
    hemInner: 44,
  };
  const cloth = clothOf(sketch, colours, pattern);
  const band = path`M ${middle - 118} 156 C ${middle - 50} 168 ${middle + 50} 168 ${middle + 118} 156 L ${middle + 132} 262 C ${middle + 50} 282 ${middle - 50} 282 ${middle - 132} 262 Z`;
  const panel = path`M ${middle - cut.hipHalf + 6} 330 C ${middle - 120} 480 ${middle - 104} 640 ${middle - 128} 760`;
  const hasPanel = random.chance(0.5);
  const outline = legsOutline(cut);
  const folds = legFolds(cut, 0.7);
  const centre = path`M ${middle} 270 L ${middle} ${cut.crotch}`;
  return {
    shapes:
      piece(sketch, {
        outline,
        cloth,
        rim: 44,
        softness: 14,
        ...folds,
        inside:
          seam(centre, cloth.tones, 1.8) +
          (hasPanel ? [panel, mirrored(panel)].map((data) => seam(data, cloth.tones, 2)).join('') : '') +
          hemStitch(cut, cloth.tones.thread),
      }) +
      piece(sketch, {
        outline: band,
        cloth,
        rim: 18,
        softness: 7,
        inside:
          topstitch(path`M ${middle - 131} 252 C ${middle - 50} 272 ${middle + 50} 272 ${middle + 131} 252`, cloth.tones.thread) +
          (side === 'back'
            ? path`<rect x="${middle - 34}" y="180" width="68" height="26" rx="4" fill="none" stroke="${cloth.tones.seam}" stroke-width="2"/>`
            : ''),
      }),
    silhouettes: [outline, band],
    detail: [310, 120, 380],
  };
};
