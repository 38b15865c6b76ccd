import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { button } from '../drawing-tools/fastenings.ts';
import { fold } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, seam } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import { cuffOutline, gathers, placket } from './garment-trims.ts';
import type { DrawGarment } from './garment.ts';
import { plain } from './garment.ts';
import { backNeckBand, mirroredOver, neckBand, upperBody } from './upper-body.ts';
import type { UpperCut } from './upper-cut.ts';
import { bodyOutline, sleeveEdges, sleeveOutline } from './upper-cut.ts';

function cutOf(style: 'tie' | 'buttons' | 'v-neck', isShort: boolean, sketch: Sketch): UpperCut {
  const { random } = sketch;
  return {
    neckHalf: random.between(78, 90),
    neckTop: 214,
    neckFront: style === 'v-neck' ? 372 : style === 'tie' ? 268 : 292,
    neckShape: style === 'v-neck' ? 'v' : 'round',
    shoulderHalf: 204,
    shoulderTop: 268,
    chestHalf: 216,
    armpit: 462,
    waistHalf: 216,
    waist: 720,
    hemHalf: random.between(228, 256),
    hem: random.between(940, 1000),
    hemBow: 22,
    sleeveLength: isShort ? 250 : 560,
    cuffWidth: isShort ? 176 : 156,
    sleeveAngle: isShort ? 20 : 13,
  };
}

interface SeamsParts {
  readonly cut: UpperCut;
  readonly deep: string;
  readonly style: 'tie' | 'buttons' | 'v-neck';
  readonly side: 'front' | 'back';
  readonly cloth: Cloth;
}

/** Folds, gathers and closing of the body. */
function seamsOf({ cut, deep, style, side, cloth }: SeamsParts): string {
  const softFolds = [-150, -96, -44, 40, 92, 146]
    .map((x, index) => {
      const top = 320 + (index % 3) * 26;
      return `<path d="${fold([middle + x, top], [middle + x * 1.05, 620], [middle + x * 1.14, cut.hem], 9)}" fill="${deep}" opacity="0.16"/>`;
    })
    .join('');
  const neckGathers =
    style === 'v-neck'
      ? ''
      : gathers([middle - 80, cut.neckFront + 70], [middle + 80, cut.neckFront + 70], 64, 13, deep);
  return (
    softFolds +
    (side === 'front' ? neckGathers : '') +
    (side === 'front' && style === 'buttons'
      ? placket(cloth, {
          from: cut.neckFront,
          to: cut.hem + 30,
          width: 30,
          buttons: 9,
          buttonColour: '#f1ece2',
          buttonSize: 7,
        })
      : '') +
    (side === 'front' && style === 'v-neck'
      ? seam(path`M ${middle} ${cut.neckFront} L ${middle} ${cut.hem + 20}`, cloth.tones, 1.6)
      : '') +
    (side === 'back'
      ? seam(path`M ${middle} ${cut.neckTop + 26} L ${middle} ${cut.neckTop + 150}`, cloth.tones, 1.8) +
        button([middle, cut.neckTop + 40], 7, '#f1ece2')
      : '')
  );
}

/** A light, full blouse with gathered sleeves: tied at the neck, buttoned, or with a V neck. */
export const drawBlouse: DrawGarment = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const style = random.pick(['tie', 'buttons', 'v-neck'] as const);
  const isShort = random.chance(0.25);
  const cut = cutOf(style, isShort, sketch);
  // Woven stripes run down the body, those of jersey run round it.
  const upright = pattern === 'stripes' ? 90 : 0;
  const cloth = clothOf(sketch, colours, pattern, { turn: upright, scale: pattern === 'stripes' ? 0.6 : 1 });
  const sleeveCloth = clothOf(sketch, colours, pattern, {
    turn: upright + cut.sleeveAngle,
    scale: pattern === 'stripes' ? 0.6 : 1,
  });
  const trim = plain(cloth);
  const { outerEnd, innerEnd } = sleeveEdges(cut);
  const { deep } = cloth.tones;
  const onBody = seamsOf({ cut, deep, style, side, cloth });
  const cuff = cuffOutline(cut, isShort ? 26 : 54, isShort ? 16 : 34);
  const cuffPiece = piece(sketch, { outline: cuff, cloth: { ...sleeveCloth }, rim: 10, softness: 5 });
  const onSleeve = gathers(outerEnd, innerEnd, isShort ? 60 : 110, 9, deep);
  return {
    shapes:
      upperBody(sketch, { cut, cloth, sleeveCloth, side, onBody, onSleeve, looseness: 1.3, softness: 9 }) +
      cuffPiece +
      mirroredOver(cuffPiece) +
      (side === 'front' ? backNeckBand(cut, trim, 13) : '') +
      neckBand(cut, trim, side, style === 'buttons' ? 18 : 12) +
      (side === 'front' && style === 'tie' ? neckTie(cut.neckFront, cloth.tones.light, cloth.tones.seam, deep) : ''),
    silhouettes: [bodyOutline(cut), sleeveOutline(cut), mirrored(sleeveOutline(cut)), cuff, mirrored(cuff)],
    detail: [275, 160, 450],
  };
};

/** A soft bow whose ends hang down the front. */
function neckTie(at: number, light: string, edge: string, deep: string): string {
  const loop = path`M ${middle} ${at} C ${middle - 40} ${at - 44} ${middle - 118} ${at - 40} ${middle - 112} ${at + 8} C ${middle - 106} ${at + 44} ${middle - 40} ${at + 26} ${middle} ${at} Z`;
  const tail = path`M ${middle - 4} ${at + 4} C ${middle - 24} ${at + 80} ${middle - 58} ${at + 150} ${middle - 62} ${at + 236} L ${middle - 22} ${at + 246} C ${middle - 18} ${at + 160} ${middle + 4} ${at + 90} ${middle + 10} ${at + 8} Z`;
  const drawn = (data: string): string =>
    `<path d="${data}" fill="${light}"/>` + line(data, edge, 1.8, 'opacity="0.7"');
  const crease = path`M ${middle} ${at} C ${middle - 34} ${at - 14} ${middle - 62} ${at - 12} ${middle - 86} ${at}`;
  return (
    [tail, mirrored(tail), loop, mirrored(loop)].map(drawn).join('') +
    [crease, mirrored(crease)].map((data) => line(data, deep, 3, 'opacity="0.35"')).join('') +
    path`<path d="M ${middle - 14} ${at - 14} C ${middle - 4} ${at - 20} ${middle + 6} ${at - 20} ${middle + 14} ${at - 14} L ${middle + 12} ${at + 14} C ${middle + 4} ${at + 18} ${middle - 4} ${at + 18} ${middle - 12} ${at + 14} Z" fill="${light}" stroke="${edge}" stroke-width="1.8"/>`
  );
}
