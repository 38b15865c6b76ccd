import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { zipAlong } from '../drawing-tools/fastenings.ts';
import { path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { doubleTopstitch, line, shape, topstitch } from '../drawing-tools/stitching.ts';
import { trimColour } from '../drawing-tools/trim-colour.ts';
import { heeledSole } from './boot-soles.ts';
import { gloss, shoePanel } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';

interface MainPanelsParts {
  readonly lining: string;
  readonly main: string;
  readonly sketch: Sketch;
  readonly upper: string;
  readonly cloth: Cloth;
  readonly toe: number;
  readonly upTo: number;
  readonly top: number;
  readonly zip: string;
  readonly hasBuckle: boolean;
  readonly vamp: string;
  readonly thread: string;
}

/** Lining and upper with the zip. */
function mainPanelsOf({
  lining,
  main,
  sketch,
  upper,
  cloth,
  toe,
  upTo,
  top,
  zip,
  hasBuckle,
  vamp,
  thread,
}: MainPanelsParts): string {
  const { random } = sketch;
  return (
    shape(lining, shaded(main, -0.16)) +
    shoePanel(sketch, {
      outline: upper,
      cloth,
      rim: 34,
      lights: [
        [path`M 180 ${toe - 40} C 290 ${toe - 84} 400 ${toe - 120} 476 ${toe - 176}`, 20],
        [path`M 590 ${upTo + 50} C 592 ${top - 190} 580 ${top - 150} 548 ${top - 110}`, 22, 0.5],
        [path`M 776 ${upTo + 50} C 772 ${top - 170} 768 ${top - 130} 786 ${top - 80}`, 18, 0.5],
      ],
      shadows: [
        [path`M 130 ${toe + 12} C 400 ${toe + 22} 600 ${top + 20} 870 ${top}`, 26, 0.6],
        [path`M 520 ${top - 130} C 570 ${top - 118} 610 ${top - 124} 650 ${top - 140}`, 14, 0.36],
      ],
      inside:
        zipAlong(zip, { tape: cloth.tones.shade, metal: random.pick(['#c9ad6e', '#b9b6b1', '#4a4744']) }) +
        (hasBuckle ? '' : line(vamp, cloth.tones.seam, 2.2) + doubleTopstitch(vamp, thread, 6)) +
        topstitch(path`M 552 ${upTo + 26} C 630 ${upTo + 36} 730 ${upTo + 34} 816 ${upTo + 8}`, thread),
    })
  );
}

/** A boot to the ankle on a block heel, closed with a zip on its side. */
export const drawAnkleBoot: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#2a2523'] = colours;
  const cloth = clothOf(sketch, [main], pattern === 'solid' ? 'leather' : pattern);
  const heel = random.between(88, 156);
  const heelColour = random.pick([shaded(main, -0.05), '#2a2320', '#7a5638']);
  const sole = heeledSole(sketch, { colour: '#2a2320', heelColour, heel, heelWidth: random.between(112, 168) });
  const top = sole.top;
  const toe = 812;
  const upTo = top - random.between(250, 330);
  const hasBuckle = random.chance(0.35);
  const upper = path`M 108 ${toe + 6} C 110 ${toe - 24} 160 ${toe - 56} 240 ${toe - 84} C 340 ${toe - 120} 430 ${toe - 160} 486 ${toe - 214} C 528 ${top - 150} 546 ${upTo + 120} 548 ${upTo + 10} C 630 ${upTo + 20} 730 ${upTo + 18} 816 ${upTo - 8} C 822 ${upTo + 90} 800 ${top - 150} 816 ${top - 96} C 832 ${top - 60} 882 ${top - 50} 874 ${top - 2} L 760 ${top + 6} C 640 ${top + 12} 560 ${toe + 8} 430 ${toe + 16} C 330 ${toe + 22} 200 ${toe + 22} 108 ${toe + 6} Z`;
  const lining = path`M 548 ${upTo + 12} C 610 ${upTo - 18} 760 ${upTo - 30} 816 ${upTo - 6} C 760 ${upTo + 22} 610 ${upTo + 22} 548 ${upTo + 12} Z`;
  const zip = path`M 690 ${upTo + 18} C 688 ${upTo + 110} 676 ${top - 130} 652 ${top - 44}`;
  const vamp = path`M 548 ${top - 150} C 590 ${top - 110} 610 ${top - 70} 600 ${top + 14}`;
  const { thread } = cloth.tones;
  const strapY = top - 150;
  const strap = path`M 520 ${strapY + 10} C 620 ${strapY + 34} 720 ${strapY + 28} 812 ${strapY - 4} L 812 ${strapY + 32} C 720 ${strapY + 62} 620 ${strapY + 70} 508 ${strapY + 44} Z`;
  const mainPanels = mainPanelsOf({ lining, main, sketch, upper, cloth, toe, upTo, top, zip, hasBuckle, vamp, thread });
  const shapes =
    mainPanels +
    gloss(sketch, path`M 170 ${toe - 40} C 210 ${toe - 58} 260 ${toe - 76} 310 ${toe - 94}`, 6, 0.35) +
    (hasBuckle
      ? shoePanel(sketch, {
          outline: strap,
          cloth: clothOf(sketch, [trimColour(sketch, colours, ['same', 'same', 'tonal', 'natural'])], 'leather'),
          raised: true,
          rim: 10,
        }) +
        path`<rect x="596" y="${strapY + 18}" width="44" height="50" rx="7" fill="none" stroke="#c4a869" stroke-width="7"/><path d="M 618 ${strapY + 20} v 44" stroke="#a98e54" stroke-width="5"/>`
      : '') +
    sole.shapes;
  return {
    shapes,
    silhouettes: [upper, sole.outline],
    detail: [450, upTo - 60, 420],
    contacts: [
      [150, 560],
      [690, 872],
    ],
    outsole: { toe: 'pointed', tread: 'smooth', heel: 'block', colour: '#3a2d26' },
  };
};
