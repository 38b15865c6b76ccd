import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, shape, topstitch } from '../drawing-tools/stitching.ts';
import { shoePanel, solePart } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';
import { floor } from './shoe.ts';

/** A strap over the foot: the near side, and the far side that shows behind it. */
interface Strap {
  readonly near: string;
  readonly far: string;
}

const buckle = (x: number, y: number, metal: string): string =>
  path`<rect x="${x - 17}" y="${y - 21}" width="34" height="42" rx="6" fill="none" stroke="${shaded(metal, -0.2)}" stroke-width="7.5"/><rect x="${x - 17}" y="${y - 21}" width="34" height="42" rx="6" fill="none" stroke="${metal}" stroke-width="5"/><path d="M ${x - 15} ${y} h 30" stroke="${metal}" stroke-width="4"/>`;

const drawnStrap = (sketch: Sketch, { near, far }: Strap, cloth: Cloth): { behind: string; before: string } => ({
  behind: shape(far, shaded(cloth.tones.base, -0.13)),
  before: shoePanel(sketch, {
    outline: near,
    cloth,
    rim: 14,
    raised: true,
    inside: topstitch(beside(near, 6), cloth.tones.thread, 0, 1.5),
  }),
});

/** A toe strap, an ankle strap and the heel that holds it. */
function slimStraps(top: number): Strap[] {
  return [
    {
      near: path`M 214 ${top + 10} C 222 ${top - 50} 262 ${top - 96} 318 ${top - 110} C 340 ${top - 112} 352 ${top - 94} 336 ${top - 84} C 294 ${top - 70} 270 ${top - 40} 268 ${top + 10} Z`,
      far: path`M 310 ${top - 104} C 350 ${top - 120} 392 ${top - 100} 404 ${top - 14} L 372 ${top - 8} C 368 ${top - 60} 350 ${top - 84} 316 ${top - 86} Z`,
    },
    {
      near: path`M 470 ${top} C 490 ${top - 90} 560 ${top - 170} 660 ${top - 196} C 740 ${top - 214} 820 ${top - 206} 858 ${top - 196} L 862 ${top - 164} C 800 ${top - 178} 730 ${top - 178} 672 ${top - 162} C 590 ${top - 138} 540 ${top - 80} 528 ${top - 4} Z`,
      far: path`M 600 ${top - 174} C 660 ${top - 250} 790 ${top - 262} 858 ${top - 196} L 846 ${top - 182} C 790 ${top - 232} 680 ${top - 222} 634 ${top - 160} Z`,
    },
    {
      near: path`M 838 ${top - 214} C 856 ${top - 220} 868 ${top - 210} 868 ${top - 190} C 866 ${top - 130} 882 ${top - 80} 884 ${top - 14} L 822 ${top - 14} C 838 ${top - 80} 830 ${top - 150} 838 ${top - 214} Z`,
      far: '',
    },
  ];
}

/** Two broad straps. */
function footbedStraps(top: number): Strap[] {
  return [
    {
      near: path`M 232 ${top + 12} C 226 ${top - 60} 262 ${top - 122} 322 ${top - 144} C 350 ${top - 152} 384 ${top - 146} 396 ${top - 132} C 366 ${top - 100} 352 ${top - 50} 358 ${top + 12} Z`,
      far: path`M 300 ${top - 138} C 360 ${top - 168} 420 ${top - 150} 440 ${top - 20} L 380 ${top - 10} C 380 ${top - 90} 372 ${top - 120} 330 ${top - 130} Z`,
    },
    {
      near: path`M 452 ${top} C 440 ${top - 90} 460 ${top - 180} 512 ${top - 214} C 540 ${top - 228} 580 ${top - 222} 594 ${top - 206} C 572 ${top - 160} 566 ${top - 80} 582 ${top - 10} Z`,
      far: path`M 500 ${top - 206} C 560 ${top - 244} 630 ${top - 214} 652 ${top - 50} L 600 ${top - 40} C 598 ${top - 140} 580 ${top - 190} 540 ${top - 200} Z`,
    },
  ];
}

/** Broad straps with buckles on a cork footbed, or slim straps on a flat or raised sole. */
export const drawSandal: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#8a5a3a'] = colours;
  const cloth = clothOf(sketch, [main], pattern === 'solid' ? 'leather' : pattern);
  const style = random.pick(['footbed', 'footbed', 'slim'] as const);
  const isCork = style === 'footbed';
  const lift = isCork ? random.between(62, 88) : random.between(52, 84);
  const top = floor - lift;
  const metal = random.pick(['#c9ab66', '#bdb9b3', '#8f7a55']);
  const arch = isCork ? 34 : 10;
  const midsole = path`M 112 ${top + 24} C 106 ${top} 120 ${top - 14} 146 ${top - 10} C 220 ${top + 4} 320 ${top + 8} 420 ${top - 4} C 540 ${top - arch} 640 ${top - arch - 8} 740 ${top - arch * 0.6} C 800 ${top - 18} 850 ${top - 30} 874 ${top - 26} C 894 ${top - 18} 894 ${top + 20} 888 ${floor - 14} L 180 ${floor - 14} C 140 ${floor - 14} 118 ${floor - 24} 112 ${top + 24} Z`;
  const outsole = path`M 122 ${floor - 26} L 888 ${floor - 20} C 890 ${floor - 8} 884 ${floor} 872 ${floor} L 196 ${floor} C 160 ${floor} 134 ${floor - 8} 122 ${floor - 26} Z`;
  const insole = path`M 140 ${top - 8} C 220 ${top - 22} 320 ${top - 20} 420 ${top - 24} C 560 ${top - arch - 24} 680 ${top - arch - 16} 760 ${top - arch * 0.6 - 14} C 810 ${top - 36} 850 ${top - 42} 874 ${top - 28} L 860 ${top} L 200 ${top + 10} Z`;
  const footbed = footbedStraps(top);
  const slim = slimStraps(top);
  const straps = (isCork ? footbed : slim).map((strap) => drawnStrap(sketch, strap, cloth));
  const cork = '#c79b6b';
  const speckles = Array.from(
    { length: 46 },
    () =>
      path`<ellipse cx="${random.between(130, 880)}" cy="${random.between(top - 10, floor - 16)}" rx="${random.between(2, 5)}" ry="${random.between(1.4, 3)}" fill="#7c5530" opacity="${random.between(0.3, 0.6)}"/>`,
  ).join('');
  const midColour = isCork ? cork : random.pick(['#d9b98e', '#2f2723', '#efe8dc']);
  const shapes =
    shape(insole, isCork ? '#cdb496' : shaded(midColour, -0.04)) +
    line(insole, '#7c6248', 1.6, 'opacity="0.5"') +
    straps.map(({ behind }) => behind).join('') +
    straps.map(({ before }) => before).join('') +
    (isCork ? buckle(306, top - 92, metal) + buckle(516, top - 150, metal) : buckle(700, top - 186, metal)) +
    solePart(
      sketch,
      midsole,
      midColour,
      isCork
        ? speckles
        : topstitch(path`M 130 ${top + 8} C 330 ${top + 22} 560 ${top - 20} 884 ${top}`, shaded(midColour, 0.2)),
    ) +
    solePart(sketch, outsole, random.pick(['#2a2522', '#5b3d28', '#efe8dc']));
  return {
    shapes,
    silhouettes: [midsole, outsole, ...(isCork ? footbed : slim).map(({ near }) => near)],
    detail: [isCork ? 220 : 500, top - 300, 420],
    contacts: [[180, 884]],
    outsole: { toe: 'round', tread: 'waves', heel: 'none', colour: '#5b4a3c' },
  };
};
