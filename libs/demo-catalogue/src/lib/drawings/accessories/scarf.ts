import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { fold } from '../drawing-tools/light-and-shadow.ts';
import { path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import { placesAlong } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line } from '../drawing-tools/stitching.ts';
import type { DrawAccessory, DrawnAccessory } from './accessory.ts';

const fringe = (from: number, to: number, y: number, cloth: Cloth, length: number): string =>
  placesAlong(path`M ${from} ${y} L ${to} ${y}`, Math.round((to - from) / 17))
    .map(({ at: [x, at] }, index) => {
      const strand = path`M ${x} ${at - 6} C ${x - 3} ${at + length * 0.4} ${x + 4} ${at + length * 0.7} ${x + ((index * 7) % 9) - 4} ${at + length + ((index * 13) % 11)}`;
      return (
        line(strand, cloth.tones.seam, 9) +
        line(strand, index % 3 === 0 && cloth.pattern !== 'solid' ? cloth.accent.base : cloth.tones.base, 7) +
        line(strand, cloth.tones.bright, 2, 'opacity="0.5"')
      );
    })
    .join('');

/** The two ends and the loop round the neck. */
function hangingPieces(longEnd: number): Record<'back' | 'front' | 'over', string> {
  const back = path`M 510 170 C 560 150 640 156 668 190 C 690 420 690 700 684 ${longEnd - 90} C 640 ${longEnd - 80} 560 ${longEnd - 80} 520 ${longEnd - 92} Z`;
  const front = path`M 350 200 C 380 150 500 140 560 172 C 596 196 560 300 540 360 C 546 560 548 800 540 ${longEnd} C 480 ${longEnd + 12} 400 ${longEnd + 12} 340 ${longEnd} C 332 760 334 420 350 200 Z`;
  const over = path`M 346 230 C 372 146 560 120 640 160 C 700 200 690 290 640 320 C 540 350 420 350 356 330 C 340 300 338 262 346 230 Z`;
  return { back, front, over };
}

/** Folded to a square. */
function foldedScarf(cloth: Cloth, hasFringe: boolean, sketch: Sketch): DrawnAccessory {
  const layer = (shift: number): string =>
    path`M ${200 + shift} ${430 + shift * 1.6} C 380 ${420 + shift * 1.6} 620 ${424 + shift * 1.6} ${800 - shift} ${432 + shift * 1.6} C ${816 - shift} 500 ${812 - shift} 640 ${802 - shift} ${820 + shift} C 620 ${832 + shift} 380 ${830 + shift} ${198 + shift} ${818 + shift} C ${188 + shift} 640 ${186 + shift} 500 ${200 + shift} ${430 + shift * 1.6} Z`;
  const lower = layer(-14);
  const upper = layer(0);
  const edges = [770, 792]
    .map((y) => line(path`M 196 ${y} C 380 ${y + 12} 620 ${y + 14} 806 ${y + 2}`, cloth.tones.deep, 4, 'opacity="0.5"'))
    .join('');
  return {
    shapes:
      (hasFringe ? fringe(230, 770, 826, cloth, 74) : '') +
      piece(sketch, { outline: lower, cloth, rim: 30 }) +
      piece(sketch, {
        outline: upper,
        cloth,
        rim: 44,
        softness: 15,
        shadows: [
          { data: fold([200, 560], [420, 590], [640, 540], 16), strength: 0.28 },
          { data: fold([810, 620], [640, 660], [420, 640], 14), strength: 0.24 },
        ],
        lights: [{ data: path`M 240 500 L 700 480`, width: 60, strength: 0.3 }],
        inside: edges,
      }),
    silhouettes: [upper, lower, ...(hasFringe ? [path`M 230 826 L 770 826 L 770 890 L 230 890 Z`] : [])],
    detail: [420, 560, 380],
  };
}

/** A scarf: hanging folded with its fringes down, or folded to a square. */
export const drawScarf: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const cloth = clothOf(sketch, colours, pattern, { scale: pattern === 'check' ? 1.3 : 1 });
  const hasFringe = random.chance(0.7);
  if (side === 'side') return foldedScarf(cloth, hasFringe, sketch);
  const longEnd = random.between(1010, 1060);
  const { back, front, over } = hangingPieces(longEnd);
  const folds = [400, 452, 500].map((x) => ({
    data: fold([x, 360], [x - 8, 640], [x + 6, longEnd - 10], 13),
    strength: 0.3,
  }));
  return {
    shapes:
      (hasFringe ? fringe(530, 680, longEnd - 88, cloth, 76) : '') +
      piece(sketch, { outline: back, cloth, rim: 40, softness: 14, sideLight: -0.3 }) +
      (hasFringe ? fringe(350, 534, longEnd, cloth, 76) : '') +
      piece(sketch, {
        outline: front,
        cloth,
        rim: 40,
        softness: 13,
        shadows: folds,
        lights: [{ data: fold([424, 400], [420, 660], [430, longEnd - 60], 14), strength: 0.5 }],
      }) +
      `<path d="${over}" transform="translate(0 12)" fill="${cloth.tones.deep}" opacity="0.3"/>` +
      piece(sketch, {
        outline: over,
        cloth: {
          ...cloth,
          surfaces: clothOf(sketch, colours, pattern, { turn: 74, scale: pattern === 'check' ? 1.3 : 1 }).surfaces,
        },
        rim: 44,
        softness: 14,
        shadows: [
          { data: fold([380, 290], [500, 300], [650, 250], 14), strength: 0.4 },
          { data: fold([400, 220], [520, 230], [640, 200], 12), strength: 0.3 },
        ],
      }),
    silhouettes: [
      front,
      back,
      over,
      ...(hasFringe ? [path`M 350 ${longEnd} L 534 ${longEnd} L 534 ${longEnd + 60} L 350 ${longEnd + 60} Z`] : []),
    ],
    detail: [320, 140, 400],
  };
};
