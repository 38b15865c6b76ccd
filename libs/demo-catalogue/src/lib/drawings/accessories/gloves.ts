import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import { piece } from '../drawing-tools/piece.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { seam, topstitch } from '../drawing-tools/stitching.ts';
import { trimColour } from '../drawing-tools/trim-colour.ts';
import type { DrawAccessory } from './accessory.ts';

const handOutline = path`M 372 1010 C 364 900 350 820 352 740 C 330 690 286 640 262 590 C 248 558 268 528 296 540 C 330 558 352 600 382 640 C 376 540 366 420 366 330 C 366 290 416 286 420 326 C 424 400 428 470 436 540 C 438 450 436 350 440 262 C 444 222 494 222 496 262 C 498 350 496 450 496 540 C 504 460 508 370 516 292 C 522 254 570 258 568 298 C 564 390 556 470 554 552 C 566 500 576 440 588 390 C 598 354 640 364 634 402 C 622 500 606 600 596 690 C 590 760 584 880 584 1010 Z`;

interface GloveParts {
  readonly isLeather: boolean;
  readonly cloth: Cloth;
  readonly sketch: Sketch;
  readonly cuff: string;
  readonly rib: Cloth;
}

/** One glove, its palm down. */
function gloveOf({ isLeather, cloth, sketch, cuff, rib }: GloveParts): string {
  const points = [
    path`M 410 560 C 414 620 420 680 428 730`,
    path`M 470 570 C 470 630 470 680 472 730`,
    path`M 530 580 C 526 640 520 690 514 730`,
  ];
  const knuckles = isLeather
    ? points.map((data) => seam(data, cloth.tones, 2.6)).join('') +
      topstitch(path`M 366 915 C 430 930 520 930 590 915`, cloth.tones.thread)
    : '';
  const shadows = [
    path`M 428 420 C 430 500 434 560 436 600`,
    path`M 496 420 C 498 500 500 560 498 600`,
    path`M 556 450 C 554 520 550 570 546 610`,
    path`M 384 640 C 392 700 380 760 356 790`,
  ].map((data) => ({ data, width: 16, strength: 0.5 }));
  return (
    piece(sketch, {
      outline: handOutline,
      cloth,
      rim: 34,
      softness: 9,
      shadows,
      lights: [
        { data: path`M 466 300 L 466 520`, width: 14, strength: 0.5 },
        { data: path`M 450 700 L 460 880`, width: 50, strength: 0.3 },
      ],
      inside: knuckles,
    }) +
    piece(sketch, {
      outline: cuff,
      cloth: rib,
      rim: 26,
      softness: 9,
      inside: isLeather ? topstitch(path`M 362 1084 C 430 1100 520 1100 594 1084`, rib.tones.thread) : '',
    })
  );
}

/** Gloves of knit or leather with a cuff; the pair, or one alone. */
export const drawGloves: DrawAccessory = ({ sketch, colours, pattern, side }) => {
  const { random } = sketch;
  const isLeather = pattern === 'leather' || (pattern === 'solid' && random.chance(0.4));
  const cloth = clothOf(sketch, colours, isLeather ? 'leather' : pattern === 'solid' ? 'rib' : pattern, {
    scale: isLeather ? 1 : 0.46,
  });
  const cuffColour = trimColour(sketch, colours, ['same', 'same', 'tonal', 'accent']);
  const rib = isLeather
    ? clothOf(sketch, [cuffColour], 'leather')
    : clothOf(sketch, [cuffColour], 'rib', { scale: 0.7 });
  const cuff = path`M 366 930 C 430 946 520 946 590 930 C 598 990 598 1040 590 1100 C 520 1116 430 1116 366 1100 C 358 1040 358 990 366 930 Z`;
  const one = gloveOf({ isLeather, cloth, sketch, cuff, rib });
  const turn = (shapes: string, transform: string): string => `<g transform="${transform}">${shapes}</g>`;
  if (side === 'side') {
    return { shapes: one, silhouettes: [handOutline, cuff], detail: [300, 640, 360] };
  }
  const leftPlace = 'matrix(0.86 0 0 0.86 -62 96)';
  const rightPlace = 'matrix(-0.86 0 0 0.86 1062 96)';
  const scaledSilhouette = (isMirrored: boolean): string[] =>
    [handOutline, cuff].map((data) => {
      const scaled = data.replace(
        /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
        (_pair, x: string, y: string) => path`${Number(x) * 0.86 - 62} ${Number(y) * 0.86 + 96}`,
      );
      return isMirrored ? mirrored(scaled) : scaled;
    });
  return {
    shapes: turn(one, leftPlace) + turn(one, rightPlace),
    silhouettes: [...scaledSilhouette(false), ...scaledSilhouette(true)],
    detail: [180, 620, 400],
  };
};
