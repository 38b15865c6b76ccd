import { clothOf } from '../drawing-tools/cloth.ts';
import { mixed, shaded, tonesOf } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import { line, shape, topstitch } from '../drawing-tools/stitching.ts';
import { fleeceEdge } from './fleece.ts';
import { shoePanel, solePart } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';
import { floor } from './shoe.ts';

/** Where the foot goes in. */
function edgeOf(isMule: boolean, top: number): string {
  return isMule
    ? path`M 496 ${top - 190} C 520 ${top - 192} 532 ${top - 178} 538 ${top - 156} C 554 ${top - 96} 582 ${top - 46} 636 ${top + 4}`
    : path`M 436 ${top - 182} C 462 ${top - 190} 482 ${top - 180} 498 ${top - 162} C 542 ${top - 114} 640 ${top - 102} 742 ${top - 120} C 792 ${top - 130} 814 ${top - 158} 846 ${top - 168}`;
}

/** A house shoe of wool felt: closed or open at the heel, some lined with fleece. */
export const drawSlipper: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#8d8a86', second] = colours;
  const cloth = clothOf(sketch, colours, pattern);
  const isMule = random.chance(0.45);
  const isLined = random.chance(0.5);
  const lift = random.between(28, 46);
  const top = floor - lift;
  const trim = tonesOf(second ?? shaded(main, -0.16));
  const closed = path`M 118 ${top + 6} C 108 ${top - 50} 150 ${top - 112} 240 ${top - 132} C 320 ${top - 148} 380 ${top - 158} 430 ${top - 180} C 456 ${top - 192} 480 ${top - 184} 496 ${top - 164} C 540 ${top - 116} 640 ${top - 104} 740 ${top - 122} C 790 ${top - 132} 812 ${top - 160} 840 ${top - 168} C 868 ${top - 172} 872 ${top - 140} 872 ${top - 110} C 874 ${top - 60} 890 ${top - 40} 878 ${top + 8} L 500 ${top + 16} Z`;
  const mule = path`M 118 ${top + 6} C 108 ${top - 50} 150 ${top - 112} 240 ${top - 132} C 330 ${top - 150} 420 ${top - 170} 486 ${top - 190} C 514 ${top - 196} 530 ${top - 180} 536 ${top - 160} C 552 ${top - 100} 580 ${top - 50} 640 ${top + 8} L 400 ${top + 16} Z`;
  const upper = isMule ? mule : closed;
  const edge = edgeOf(isMule, top);
  const lining = isMule
    ? path`M 480 ${top - 186} C 600 ${top - 190} 660 ${top - 120} 700 ${top - 26} L 640 ${top + 10} L 560 ${top - 20} Z`
    : path`M 450 ${top - 182} C 560 ${top - 186} 740 ${top - 196} 850 ${top - 168} L 800 ${top - 90} L 600 ${top - 80} Z`;
  const wool = mixed('#efe7da', main, 0.06);
  const footbed = path`M 420 ${top - 6} C 560 ${top - 34} 780 ${top - 40} 860 ${top - 26} C 884 ${top - 20} 886 ${top} 876 ${top + 10} L 420 ${top + 12} Z`;
  const sole = path`M 110 ${top + 14} C 106 ${top - 4} 122 ${top - 6} 140 ${top - 4} C 330 ${top + 12} 640 ${top + 12} 868 ${top - 6} C 890 ${top - 6} 894 ${top + 12} 888 ${floor - 8} C 886 ${floor} 876 ${floor} 866 ${floor} L 200 ${floor} C 150 ${floor} 116 ${floor - 10} 110 ${top + 14} Z`;
  const seamLine = path`M 300 ${top - 142} C 330 ${top - 90} 340 ${top - 40} 332 ${top + 10}`;
  const shapes =
    (isMule
      ? shape(footbed, isLined ? wool : shaded(main, -0.06)) + line(footbed, cloth.tones.seam, 1.4, 'opacity="0.5"')
      : '') +
    shape(lining, isLined ? wool : shaded(main, -0.15)) +
    shoePanel(sketch, {
      outline: upper,
      cloth,
      rim: 34,
      lights: [
        [path`M 180 ${top - 76} C 250 ${top - 108} 350 ${top - 118} 430 ${top - 140}`, 26],
        ...(isMule
          ? []
          : ([[path`M 600 ${top - 74} C 680 ${top - 70} 760 ${top - 80} 830 ${top - 110}`, 22, 0.5]] as const)),
      ],
      shadows: [[path`M 140 ${top + 6} C 400 ${top + 20} 700 ${top + 18} 872 ${top + 4}`, 26, 0.55]],
      inside: isMule
        ? topstitch(path`M 470 ${top - 176} C 510 ${top - 150} 530 ${top - 80} 590 ${top + 6}`, cloth.tones.thread)
        : line(seamLine, cloth.tones.seam, 2, 'opacity="0.6"') + topstitch(seamLine, cloth.tones.thread, 7),
    }) +
    (isLined
      ? fleeceEdge(sketch, edge, wool, 19)
      : line(edge, trim.seam, 13, 'opacity="0.8"') +
        line(edge, trim.light, 10) +
        line(edge, trim.thread, 1.4, 'stroke-dasharray="6 5"')) +
    solePart(sketch, sole, random.pick(['#4a423b', '#c9a57c', '#e9e1d4', '#2d2926']));
  return {
    shapes,
    silhouettes: [upper, sole],
    detail: [330, top - 300, 400],
    contacts: [[150, 884]],
    outsole: { toe: 'round', tread: 'studs', heel: 'none', colour: '#6e6459' },
  };
};
