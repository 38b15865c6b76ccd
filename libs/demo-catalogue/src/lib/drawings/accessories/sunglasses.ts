import type { Tones } from '../drawing-tools/colour-shading.ts';
import { mixed, shaded, tonesOf } from '../drawing-tools/colour-shading.ts';
import { clipped, linearGradient, softened } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, shape } from '../drawing-tools/stitching.ts';
import { middle } from '../studio-ground.ts';
import type { DrawAccessory, DrawnAccessory } from './accessory.ts';

/** The left lens of each shape of frame. */
const lensShapes = {
  square: path`M 150 560 C 200 548 380 548 440 566 C 452 572 452 600 446 640 C 436 716 396 748 308 750 C 206 750 164 720 152 640 C 146 600 144 568 150 560 Z`,
  round: path`M 296 530 C 370 530 430 584 430 658 C 430 732 370 786 296 786 C 222 786 162 732 162 658 C 162 584 222 530 296 530 Z`,
  cat: path`M 128 540 C 210 556 380 566 436 590 C 450 600 446 640 430 680 C 404 740 350 762 286 752 C 206 740 168 700 154 630 C 148 598 136 566 128 540 Z`,
  pilot: path`M 160 556 C 240 540 380 544 436 572 C 448 640 420 720 360 772 C 316 804 240 800 204 760 C 166 716 150 630 160 556 Z`,
} as const;

function lens(sketch: Sketch, outline: string, tint: string): string {
  const glass = linearGradient(
    sketch,
    [200, 540, 260, 780],
    [
      { at: 0, colour: shaded(tint, -0.12), opacity: 0.96 },
      { at: 0.6, colour: tint, opacity: 0.9 },
      { at: 1, colour: shaded(tint, 0.16), opacity: 0.76 },
    ],
  );
  const glint = path`M 190 800 L 300 520 L 356 520 L 240 800 Z`;
  return clipped(
    sketch,
    outline,
    shape(outline, glass) +
      softened(sketch, 7, outline, shape(glint, '#ffffff', 0.2)) +
      softened(sketch, 8, outline, line(outline, '#000000', 18, 'opacity="0.4"')),
  );
}

/** The folded temples behind the lenses. */
function templesOf(tones: Tones, isWire: boolean): string {
  const folded = path`M 130 566 C 150 520 420 500 640 530`;
  return [folded, mirrored(folded)].map((data) => line(data, tones.shade, isWire ? 7 : 16, 'opacity="0.8"')).join('');
}

interface GlassesFromSideParts {
  readonly tint: string;
  readonly bar: (data: string, width: number) => string;
  readonly thickness: number;
  readonly isWire: boolean;
}

function glassesFromSide({ tint, bar, thickness, isWire }: GlassesFromSideParts): DrawnAccessory {
  const temple = path`M 190 560 C 380 540 620 540 760 566 C 830 584 858 640 866 726`;
  const edgeOn = path`M 176 540 C 160 590 158 690 182 760`;
  const eye = path`M 182 556 C 168 600 168 690 186 744 C 214 720 224 600 200 556 Z`;
  return {
    shapes:
      shape(eye, tint, 0.85) +
      bar(edgeOn, thickness) +
      bar(temple, isWire ? 10 : 30) +
      bar(path`M 800 588 C 846 620 862 670 868 740`, isWire ? 18 : 34) +
      (isWire
        ? ''
        : path`<circle cx="222" cy="556" r="5" fill="#d9d3c8"/><circle cx="240" cy="554" r="5" fill="#d9d3c8"/>`),
    silhouettes: [
      path`M 170 544 C 380 526 640 526 770 552 C 846 576 880 640 886 740 L 850 740 C 840 650 800 600 740 582 C 600 560 380 560 214 580 L 192 760 L 166 740 Z`,
    ],
    detail: [150, 440, 400],
  };
}

/** Sunglasses in frames of acetate or metal. */
export const drawSunglasses: DrawAccessory = ({ sketch, colours, side }) => {
  const { random } = sketch;
  const [main = '#2a2320', second] = colours;
  const frame = tonesOf(main);
  const shapeName = random.pick(['square', 'round', 'cat', 'pilot'] as const);
  const isWire = shapeName === 'pilot' || (shapeName === 'round' && random.chance(0.5));
  const tint = random.pick(['#3a3f38', '#3b2f2a', '#2c3340', mixed(second ?? '#5b4a3c', '#2c2a2a', 0.5)]);
  const outline = lensShapes[shapeName];
  const thickness = isWire ? 9 : random.between(24, 34);
  const colour = isWire ? random.pick(['#c4a869', '#bdb9b3', '#4a4744']) : frame.base;
  const tones = isWire ? tonesOf(colour) : frame;
  const rim = (data: string): string =>
    line(data, tones.deep, thickness + 3) +
    line(data, tones.base, thickness) +
    `<g transform="translate(0 ${-thickness * 0.2})">${line(data, tones.bright, thickness * 0.26, 'opacity="0.75"')}</g>`;
  const bar = (data: string, width: number): string =>
    line(data, tones.deep, width + 3) +
    line(data, tones.base, width) +
    `<g transform="translate(0 ${-width * 0.22})">${line(data, tones.bright, width * 0.28, 'opacity="0.7"')}</g>`;
  if (side === 'side') return glassesFromSide({ tint, bar, thickness, isWire });
  const bridge =
    shapeName === 'pilot' ? path`M 440 584 C 470 572 530 572 560 584` : path`M 438 610 C 470 576 530 576 562 610`;
  const hinge = path`M 146 572 L 112 566`;
  const temples = templesOf(tones, isWire);
  return {
    shapes:
      temples +
      lens(sketch, outline, tint) +
      `<g transform="matrix(-1 0 0 1 ${middle * 2} 0)">${lens(sketch, outline, tint)}</g>` +
      bar(bridge, isWire ? 9 : 24) +
      (shapeName === 'pilot' ? bar(path`M 430 560 C 470 552 530 552 570 560`, 8) : '') +
      bar(hinge, isWire ? 12 : 26) +
      bar(mirrored(hinge), isWire ? 12 : 26) +
      rim(outline) +
      rim(mirrored(outline)),
    silhouettes: [outline, mirrored(outline), path`M 104 556 L 440 600 L 560 600 L 896 556 L 560 620 L 440 620 Z`],
    detail: [90, 440, 420],
  };
};
