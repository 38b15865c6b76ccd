import { clothOf } from '../drawing-tools/cloth.ts';
import { lightnessOf, shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import { line, shape } from '../drawing-tools/stitching.ts';
import { lugSole } from './boot-soles.ts';
import { gloss, shoePanel } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';

/** A rubber boot, tall or short, with bands at the rim and a moulded sole. */
export const drawWellington: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#3e4a3d', second] = colours;
  const cloth = clothOf(
    sketch,
    colours,
    pattern === 'dots' || pattern === 'floral' || pattern === 'stripes' ? pattern : 'solid',
  );
  const rubber = { ...cloth, surfaces: cloth.surfaces.slice(0, -1) };
  const isShort = random.chance(0.35);
  const accentColour = second ?? shaded(main, lightnessOf(main) > 0.5 ? -0.14 : 0.1);
  const sole = lugSole(sketch, random.pick([accentColour, '#2a2723', '#b98e5d', '#efe8dc']), random.between(52, 66));
  const top = sole.top;
  const upTo = top - (isShort ? random.between(300, 340) : random.between(560, 620));
  const back = 822;
  const front = 510;
  const upper = path`M 128 ${top + 12} C 120 ${top - 46} 164 ${top - 98} 250 ${top - 112} C 330 ${top - 124} 410 ${top - 136} 462 ${top - 182} C 506 ${top - 222} 520 ${top - 250} 518 ${Math.max(top - 330, upTo + 60)} C 516 ${upTo + 50} ${front} ${upTo + 30} ${front} ${upTo + 8} C 600 ${upTo + 24} 730 ${upTo + 24} ${back + 6} ${upTo} C 836 ${upTo + 100} 812 ${top - 260} 812 ${top - 190} C 814 ${top - 120} 872 ${top - 90} 870 ${top + 10} L 500 ${top + 26} Z`;
  const rim = path`M ${front} ${upTo + 8} C 600 ${upTo + 24} 730 ${upTo + 24} ${back + 6} ${upTo} L ${back + 8} ${upTo + 34} C 730 ${upTo + 58} 600 ${upTo + 58} ${front} ${upTo + 42} Z`;
  const lining = path`M ${front} ${upTo + 8} C 570 ${upTo - 24} 760 ${upTo - 32} ${back + 6} ${upTo} C 740 ${upTo + 26} 600 ${upTo + 26} ${front} ${upTo + 8} Z`;
  const guard = path`M 122 ${top + 18} C 114 ${top - 20} 128 ${top - 56} 168 ${top - 78} C 230 ${top - 60} 330 ${top - 44} 420 ${top - 44} C 560 ${top - 40} 740 ${top - 60} 858 ${top - 66} C 868 ${top - 40} 872 ${top - 16} 869 ${top + 12} L 500 ${top + 26} Z`;
  const counter = path`M 869 ${top + 10} C 870 ${top - 90} 814 ${top - 120} 812 ${top - 190} C 790 ${top - 200} 770 ${top - 190} 756 ${top - 170} C 720 ${top - 110} 716 ${top - 40} 720 ${top + 20} Z`;
  const accent = { ...clothOf(sketch, [accentColour], 'solid'), surfaces: [] };
  const shapes =
    shape(lining, '#cbb9a0') +
    shape(lining, '#3a2f28', 0.3) +
    shoePanel(sketch, {
      outline: upper,
      cloth: rubber,
      rim: 40,
      lights: [[path`M 196 ${top - 74} C 280 ${top - 96} 380 ${top - 106} 446 ${top - 146}`, 22]],
      shadows: [
        [path`M 490 ${top - 210} C 560 ${top - 190} 640 ${top - 200} 700 ${top - 226}`, 18, 0.4],
        [path`M 520 ${top - 260} C 580 ${top - 246} 640 ${top - 256} 700 ${top - 280}`, 14, 0.3],
        [path`M 150 ${top + 12} C 400 ${top + 26} 700 ${top + 24} 868 ${top + 8}`, 22, 0.5],
      ],
    }) +
    shoePanel(sketch, { outline: guard, cloth: rubber, rim: 14, raised: false }) +
    shoePanel(sketch, { outline: counter, cloth: rubber, rim: 14 }) +
    shoePanel(sketch, { outline: rim, cloth: accent, rim: 8 }) +
    line(
      path`M ${front + 4} ${upTo + 54} C 600 ${upTo + 70} 730 ${upTo + 70} ${back + 6} ${upTo + 46}`,
      accentColour,
      5,
    ) +
    gloss(sketch, path`M 578 ${upTo + 90} C 572 ${upTo + 180} 588 ${top - 300} 578 ${top - 250}`, 15, 0.34) +
    gloss(sketch, path`M 782 ${upTo + 80} C 786 ${upTo + 180} 776 ${top - 280} 772 ${top - 230}`, 8, 0.2) +
    gloss(sketch, path`M 180 ${top - 84} C 230 ${top - 102} 300 ${top - 112} 370 ${top - 120}`, 10, 0.45) +
    sole.shapes;
  return {
    shapes,
    silhouettes: [upper, sole.outline],
    detail: [470, upTo - 80, 430],
    contacts: [[160, 872]],
    outsole: { toe: 'round', tread: 'lugs', heel: 'block', colour: '#2f2b27' },
  };
};
