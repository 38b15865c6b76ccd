import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { doubleTopstitch, line, shape, topstitch } from '../drawing-tools/stitching.ts';
import { trimColour } from '../drawing-tools/trim-colour.ts';
import { heeledSole, lugSole } from './boot-soles.ts';
import { gloss, shoePanel } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';

interface MainPanelsParts {
  readonly sketch: Sketch;
  readonly tab: string;
  readonly gore: Cloth;
  readonly lining: string;
  readonly main: string;
  readonly upper: string;
  readonly cloth: Cloth;
  readonly toe: number;
  readonly top: number;
  readonly upTo: number;
  readonly frontSeam: string;
  readonly thread: string;
}

/** Pull tab, lining and upper. */
function mainPanelsOf({
  sketch,
  tab,
  gore,
  lining,
  main,
  upper,
  cloth,
  toe,
  top,
  upTo,
  frontSeam,
  thread,
}: MainPanelsParts): string {
  return (
    shoePanel(sketch, { outline: tab, cloth: gore, rim: 8 }) +
    shape(lining, shaded(main, -0.16)) +
    shoePanel(sketch, {
      outline: upper,
      cloth,
      rim: 36,
      lights: [
        [path`M 180 ${toe - 40} C 280 ${toe - 68} 400 ${top - 88} 470 ${top - 130}`, 22],
        [path`M 574 ${upTo + 60} C 572 ${top - 220} 560 ${top - 190} 530 ${top - 150}`, 20, 0.55],
        [path`M 780 ${upTo + 60} C 776 ${top - 220} 768 ${top - 180} 780 ${top - 120}`, 18, 0.5],
      ],
      shadows: [
        [path`M 150 ${toe + 18} C 400 ${toe + 34} 700 ${top + 24} 870 ${top + 8}`, 30, 0.6],
        [path`M 508 ${top - 196} C 560 ${top - 180} 600 ${top - 186} 640 ${top - 200}`, 16, 0.4],
        [path`M 470 ${top - 160} C 520 ${top - 134} 560 ${top - 134} 600 ${top - 146}`, 14, 0.35],
      ],
      inside: line(frontSeam, cloth.tones.seam, 2.4) + doubleTopstitch(frontSeam, thread, 7),
    })
  );
}

/** A slip-on ankle boot with an elastic gore on each side. */
export const drawChelseaBoot: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#3b2b22'] = colours;
  const isChunky = random.chance(0.4);
  const soleColour = random.pick(['#231f1c', '#231f1c', '#4a3526']);
  const cloth = clothOf(sketch, [main], pattern === 'solid' ? 'leather' : pattern);
  const gore = clothOf(
    sketch,
    [random.chance(0.5) ? '#2a2522' : trimColour(sketch, colours, ['same', 'tonal'])],
    'rib',
    {
      scale: 0.55,
    },
  );
  const sole = isChunky
    ? lugSole(sketch, soleColour, random.between(74, 96))
    : heeledSole(sketch, { colour: soleColour, heelColour: soleColour, heel: random.between(46, 60), heelWidth: 196 });
  const toe = isChunky ? sole.top : sole.top + 12;
  const top = sole.top;
  const upTo = top - random.between(290, 350);

  const upper = path`M 122 ${toe + 16} C 116 ${toe - 26} 150 ${toe - 64} 220 ${toe - 80} C 320 ${toe - 100} 424 ${top - 122} 476 ${top - 172} C 520 ${top - 216} 536 ${upTo + 120} 536 ${upTo + 6} C 620 ${upTo + 22} 720 ${upTo + 22} 822 ${upTo - 6} C 832 ${upTo + 90} 806 ${top - 180} 822 ${top - 120} C 836 ${top - 80} 878 ${top - 60} 872 ${top + 8} L 640 ${top + 4} L 430 ${toe + 22} L 240 ${toe + 24} Z`;
  const lining = path`M 536 ${upTo + 10} C 600 ${upTo - 22} 760 ${upTo - 30} 822 ${upTo - 4} C 760 ${upTo + 24} 600 ${upTo + 24} 536 ${upTo + 10} Z`;
  const goreShape = path`M 612 ${upTo + 12} C 660 ${upTo + 20} 704 ${upTo + 20} 748 ${upTo + 12} C 748 ${upTo + 110} 724 ${top - 150} 692 ${top - 116} C 656 ${top - 150} 616 ${upTo + 110} 612 ${upTo + 12} Z`;
  const tab = path`M 796 ${upTo + 34} L 800 ${upTo - 46} C 802 ${upTo - 62} 836 ${upTo - 64} 838 ${upTo - 46} L 836 ${upTo + 36} Z`;
  const frontSeam = path`M 612 ${upTo + 12} C 616 ${upTo + 110} 656 ${top - 150} 692 ${top - 116} C 660 ${top - 70} 620 ${top - 20} 596 ${top + 40}`;
  const { thread } = cloth.tones;
  const mainPanels = mainPanelsOf({ sketch, tab, gore, lining, main, upper, cloth, toe, top, upTo, frontSeam, thread });
  const shapes =
    mainPanels +
    shoePanel(sketch, {
      outline: goreShape,
      cloth: gore,
      rim: 14,
      inside: topstitch(beside(goreShape, -6), thread),
    }) +
    gloss(sketch, path`M 168 ${toe - 42} C 200 ${toe - 56} 240 ${toe - 64} 290 ${toe - 70}`, 7, 0.32) +
    sole.shapes;
  return {
    shapes,
    silhouettes: [upper, sole.outline, tab],
    detail: [470, upTo - 70, 420],
    contacts: [[160, 870]],
    outsole: {
      toe: isChunky ? 'round' : 'almond',
      tread: isChunky ? 'lugs' : 'smooth',
      heel: 'block',
      colour: soleColour,
    },
  };
};
