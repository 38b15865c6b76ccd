import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { lightnessOf, mixed, shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { doubleTopstitch, line, topstitch } from '../drawing-tools/stitching.ts';
import { trimColour } from '../drawing-tools/trim-colour.ts';
import { lugSole } from './boot-soles.ts';
import { fleeceEdge } from './fleece.ts';
import { gloss, laceBow, lacing, shoePanel } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';

/** The pieces of the upper. */
function outlinesOf(top: number, upTo: number): Record<'shaft' | 'foot' | 'footEdge' | 'tongue', string> {
  const shaft = path`M 300 ${top - 80} C 380 ${top - 120} 440 ${top - 160} 476 ${top - 210} C 512 ${top - 260} 516 ${upTo + 120} 512 ${upTo + 10} C 620 ${upTo + 24} 740 ${upTo + 22} 836 ${upTo} C 848 ${upTo + 100} 826 ${top - 220} 836 ${top - 150} C 842 ${top - 110} 866 ${top - 80} 862 ${top - 20} L 500 ${top} Z`;
  const foot = path`M 124 ${top + 12} C 116 ${top - 56} 166 ${top - 116} 254 ${top - 126} C 330 ${top - 134} 380 ${top - 138} 424 ${top - 164} C 440 ${top - 130} 470 ${top - 96} 540 ${top - 90} C 640 ${top - 84} 760 ${top - 120} 846 ${top - 118} C 868 ${top - 90} 876 ${top - 40} 868 ${top + 12} L 500 ${top + 26} Z`;
  const footEdge = path`M 424 ${top - 164} C 440 ${top - 130} 470 ${top - 96} 540 ${top - 90} C 640 ${top - 84} 760 ${top - 120} 846 ${top - 118}`;
  const tongue = path`M 450 ${top - 180} C 490 ${top - 260} 486 ${upTo + 60} 486 ${upTo - 14} C 510 ${upTo - 40} 560 ${upTo - 40} 580 ${upTo} L 560 ${upTo + 100} L 520 ${top - 160} Z`;
  return { shaft, foot, footEdge, tongue };
}

interface ShaftParts {
  readonly isLaced: boolean;
  readonly sketch: Sketch;
  readonly tongue: string;
  readonly shaftCloth: Cloth;
  readonly shaft: string;
  readonly upTo: number;
  readonly top: number;
  readonly quilting: string[];
  readonly thread: string;
}

/** Tongue and shaft, quilted when the boot has no laces. */
function shaftOf({ isLaced, sketch, tongue, shaftCloth, shaft, upTo, top, quilting, thread }: ShaftParts): string {
  return (
    (isLaced ? shoePanel(sketch, { outline: tongue, cloth: shaftCloth }) : '') +
    shoePanel(sketch, {
      outline: shaft,
      cloth: shaftCloth,
      rim: 40,
      lights: isLaced
        ? [[path`M 700 ${upTo + 90} C 696 ${top - 280} 700 ${top - 220} 706 ${top - 170}`, 40, 0.4]]
        : [[path`M 640 ${upTo + 80} L 650 ${top - 150}`, 60, 0.35]],
      shadows: isLaced
        ? [[path`M 540 ${top - 180} C 620 ${top - 160} 740 ${top - 170} 836 ${top - 190}`, 14, 0.4]]
        : quilting.map((row) => [row, 22, 0.5] as const),
      inside: isLaced
        ? doubleTopstitch(path`M 616 ${upTo + 16} C 626 ${upTo + 140} 610 ${top - 220} 560 ${top - 100}`, thread, 6)
        : quilting.map((row) => line(row, shaftCloth.tones.seam, 2.2) + topstitch(row, thread, 4, 1.4)).join(''),
    })
  );
}

/** The quilted rows of the shaft. */
function quiltingOf(upTo: number, top: number): string[] {
  return [0.24, 0.44, 0.64].map((share) => {
    const y = upTo + (top - 120 - upTo) * share + 40;
    return path`M 470 ${y} C 600 ${y + 24} 740 ${y + 20} 846 ${y - 8}`;
  });
}

/** A warm boot with a rubber foot and a fleece collar; laced, or quilted and pulled on. */
export const drawWinterBoot: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#4a4038'] = colours;
  const isLaced = random.chance(0.6);
  const shaftCloth = clothOf(sketch, colours, pattern === 'solid' ? (isLaced ? 'leather' : 'solid') : pattern);
  const rubberColour = random.chance(0.5)
    ? random.pick(['#3b332c', '#2b2a2b'])
    : trimColour(sketch, colours, ['tonal', 'natural', 'accent']);
  const rubber = { ...clothOf(sketch, [rubberColour], 'solid'), surfaces: [] };
  const wool = mixed(random.pick(['#efe6d6', '#d9c9b2', '#8f8377']), main, 0.08);
  const sole = lugSole(sketch, random.pick(['#2a2622', '#2a2622', '#e7dfd1']), random.between(62, 80));
  const top = sole.top;
  const upTo = top - random.between(370, 460);
  const { shaft, foot, footEdge, tongue } = outlinesOf(top, upTo);
  const quilting = quiltingOf(upTo, top);
  const { thread } = shaftCloth.tones;
  const laceColour = random.pick(['#e8dcc4', '#b5743c', shaded(main, -0.18)]);
  const shaftPanels = shaftOf({ isLaced, sketch, tongue, shaftCloth, shaft, upTo, top, quilting, thread });
  const shapes =
    shaftPanels +
    shoePanel(sketch, {
      outline: foot,
      cloth: rubber,
      raised: true,
      rim: 26,
      lights: [[path`M 190 ${top - 78} C 260 ${top - 104} 340 ${top - 106} 410 ${top - 122}`, 20]],
      inside:
        topstitch(footEdge, shaded(rubberColour, lightnessOf(rubberColour) > 0.5 ? -0.2 : 0.22), 9) +
        line(
          path`M 126 ${top - 14} C 330 ${top + 4} 640 ${top + 4} 872 ${top - 22}`,
          rubber.tones.light,
          3,
          'opacity="0.6"',
        ),
    }) +
    gloss(sketch, path`M 176 ${top - 84} C 220 ${top - 108} 280 ${top - 114} 350 ${top - 118}`, 8, 0.36) +
    (isLaced
      ? lacing({
          eyelets: path`M 470 ${top - 150} C 540 ${top - 220} 566 ${upTo + 160} 566 ${upTo + 64}`,
          count: 6,
          reach: [-54, -14],
          colour: laceColour,
          width: 12,
          metal: '#8d8a86',
        }) + laceBow([520, upTo + 70], laceColour, 0.85, 9)
      : '') +
    fleeceEdge(sketch, path`M 512 ${upTo + 8} C 620 ${upTo + 22} 740 ${upTo + 20} 838 ${upTo}`, wool, 30) +
    sole.shapes;
  return {
    shapes,
    silhouettes: [shaft, foot, sole.outline, path`M 500 ${upTo - 30} L 850 ${upTo - 30}`],
    detail: [450, upTo - 70, 430],
    contacts: [[160, 872]],
    outsole: { toe: 'round', tread: 'lugs', heel: 'block', colour: '#2f2b27' },
  };
};
