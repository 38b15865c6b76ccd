import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { lightnessOf, shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { doubleTopstitch, shape, topstitch } from '../drawing-tools/stitching.ts';
import { trimColour } from '../drawing-tools/trim-colour.ts';
import type { SideSole } from './boot-soles.ts';
import { lugSole } from './boot-soles.ts';
import { gloss, laceBow, lacing, shoePanel } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';

/** The pieces of the upper. */
function outlinesOf(
  top: number,
  upTo: number,
): Record<'upper' | 'tongue' | 'lining' | 'collarPad' | 'facing' | 'counter' | 'toeCap', string> {
  const upper = path`M 136 ${top + 12} C 128 ${top - 44} 166 ${top - 92} 240 ${top - 104} C 310 ${top - 114} 372 ${top - 122} 424 ${top - 160} C 476 ${top - 200} 506 ${top - 262} 520 ${upTo + 60} C 524 ${upTo + 30} 528 ${upTo + 14} 534 ${upTo + 8} C 620 ${upTo - 12} 740 ${upTo + 14} 826 ${upTo - 12} C 834 ${upTo + 70} 806 ${top - 230} 814 ${top - 168} C 822 ${top - 110} 872 ${top - 80} 866 ${top + 10} L 500 ${top + 26} Z`;
  const tongue = path`M 440 ${top - 160} C 480 ${top - 240} 490 ${upTo + 60} 500 ${upTo - 26} C 520 ${upTo - 48} 560 ${upTo - 48} 580 ${upTo - 20} L 560 ${upTo + 60} L 520 ${top - 150} Z`;
  const lining = path`M 530 ${upTo + 10} C 600 ${upTo - 26} 760 ${upTo - 30} 828 ${upTo - 10} C 760 ${upTo + 18} 620 ${upTo + 4} 530 ${upTo + 10} Z`;
  const collarPad = path`M 528 ${upTo + 8} C 620 ${upTo - 12} 740 ${upTo + 14} 828 ${upTo - 12} C 834 ${upTo + 24} 832 ${upTo + 48} 830 ${upTo + 70} C 760 ${upTo + 92} 690 ${upTo + 64} 600 ${upTo + 62} L 586 ${upTo + 20} Z`;
  const facing = path`M 418 ${top - 156} C 476 ${top - 200} 506 ${top - 262} 520 ${upTo + 60} C 524 ${upTo + 30} 528 ${upTo + 14} 534 ${upTo + 8} L 600 ${upTo + 4} C 606 ${upTo + 90} 590 ${top - 200} 540 ${top - 130} C 510 ${top - 96} 466 ${top - 84} 430 ${top - 96} C 400 ${top - 108} 402 ${top - 138} 418 ${top - 156} Z`;
  const counter = path`M 868 ${top + 16} C 872 ${top - 80} 824 ${top - 110} 815 ${top - 160} C 790 ${top - 170} 760 ${top - 168} 730 ${top - 140} C 700 ${top - 110} 690 ${top - 40} 690 ${top + 24} Z`;
  const toeCap = path`M 130 ${top + 18} C 122 ${top - 44} 166 ${top - 92} 240 ${top - 104} C 272 ${top - 109} 302 ${top - 113} 330 ${top - 118} C 314 ${top - 70} 318 ${top - 20} 346 ${top + 24} Z`;
  return { upper, tongue, lining, collarPad, facing, counter, toeCap };
}

interface MainPanelsParts {
  readonly lining: string;
  readonly main: string;
  readonly sketch: Sketch;
  readonly tongue: string;
  readonly cloth: Cloth;
  readonly upper: string;
  readonly top: number;
  readonly upTo: number;
  readonly stitch: string;
}

/** Lining, tongue and the panel that the others are sewn to. */
function mainPanelsOf({ lining, main, sketch, tongue, cloth, upper, top, upTo, stitch }: MainPanelsParts): string {
  return (
    shape(lining, shaded(main, -0.18)) +
    shoePanel(sketch, { outline: tongue, cloth }) +
    shoePanel(sketch, {
      outline: upper,
      cloth,
      rim: 34,
      lights: [
        [path`M 200 ${top - 66} C 270 ${top - 86} 340 ${top - 92} 400 ${top - 118}`, 18],
        [path`M 680 ${upTo + 110} C 674 ${top - 280} 676 ${top - 230} 690 ${top - 180}`, 34, 0.4],
      ],
      shadows: [
        [path`M 150 ${top + 14} C 400 ${top + 26} 700 ${top + 24} 866 ${top + 10}`, 26, 0.6],
        [path`M 596 ${top - 214} C 660 ${top - 196} 740 ${top - 204} 826 ${top - 216}`, 14, 0.4],
        [path`M 600 ${top - 176} C 650 ${top - 160} 690 ${top - 160} 730 ${top - 166}`, 10, 0.4],
      ],
      inside: doubleTopstitch(path`M 540 ${top - 130} C 600 ${top - 120} 650 ${top - 126} 726 ${top - 138}`, stitch, 6),
    })
  );
}

interface BootParts {
  readonly mainPanels: string;
  readonly sketch: Sketch;
  readonly counter: string;
  readonly cloth: Cloth;
  readonly top: number;
  readonly stitch: string;
  readonly hasToeCap: boolean;
  readonly toeCap: string;
  readonly facing: string;
  readonly collarPad: string;
  readonly collar: Cloth;
  readonly upTo: number;
  readonly laceColour: string;
  readonly sole: SideSole;
}

function bootShapes({
  mainPanels,
  sketch,
  counter,
  cloth,
  top,
  stitch,
  hasToeCap,
  toeCap,
  facing,
  collarPad,
  collar,
  upTo,
  laceColour,
  sole,
}: BootParts): string {
  const { random } = sketch;
  return (
    mainPanels +
    shoePanel(sketch, {
      outline: counter,
      cloth,
      raised: true,
      inside: doubleTopstitch(
        path`M 815 ${top - 160} C 790 ${top - 170} 760 ${top - 168} 730 ${top - 140} C 700 ${top - 110} 690 ${top - 40} 690 ${top + 24}`,
        stitch,
        -8,
      ),
      lights: [[path`M 800 ${top - 120} C 810 ${top - 80} 826 ${top - 50} 828 ${top - 10}`, 18]],
    }) +
    (hasToeCap
      ? shoePanel(sketch, {
          outline: toeCap,
          cloth,
          raised: true,
          lights: [[path`M 200 ${top - 64} C 240 ${top - 82} 270 ${top - 86} 306 ${top - 92}`, 16]],
          inside: doubleTopstitch(
            path`M 330 ${top - 118} C 314 ${top - 70} 318 ${top - 20} 346 ${top + 24}`,
            stitch,
            8,
          ),
        })
      : '') +
    gloss(sketch, path`M 190 ${top - 70} C 214 ${top - 84} 240 ${top - 89} 270 ${top - 92}`, 6, 0.35) +
    shoePanel(sketch, { outline: facing, cloth, raised: true, rim: 16, inside: topstitch(beside(facing, 8), stitch) }) +
    shoePanel(sketch, {
      outline: collarPad,
      cloth: collar,
      rim: 24,
      inside: topstitch(path`M 600 ${upTo + 54} C 690 ${upTo + 56} 760 ${upTo + 84} 830 ${upTo + 62}`, stitch),
    }) +
    lacing({
      eyelets: path`M 452 ${top - 124} C 520 ${top - 176} 560 ${upTo + 140} 564 ${upTo + 30}`,
      count: 8,
      reach: [-50, -12],
      colour: laceColour,
      width: 10,
      metal: random.pick(['#b99a5b', '#8d8a86', '#3a3836']),
    }) +
    laceBow([524, upTo + 30], laceColour, 0.8, 8) +
    sole.shapes
  );
}

/** A laced boot with a padded collar on a lugged sole. */
export const drawLaceUpBoot: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#6b4a33', second] = colours;
  const shaft = random.between(360, 450);
  const soleColour = random.pick(['#26231f', '#26231f', '#3a2f26', '#c9a06a']);
  const cloth = clothOf(sketch, [main], pattern === 'solid' ? 'leather' : pattern);
  const collar = clothOf(sketch, [trimColour(sketch, colours, ['tonal', 'tonal', 'natural', 'accent'])], 'leather');
  const hasToeCap = random.chance(0.5);
  const laceColour = random.pick([shaded(main, -0.2), '#e8dcc4', '#2a2623', second ?? '#b5743c']);
  const sole = lugSole(sketch, soleColour, random.between(58, 76));
  const top = sole.top;
  const upTo = top - shaft;
  const { upper, tongue, lining, collarPad, facing, counter, toeCap } = outlinesOf(top, upTo);
  const stitch = shaded(main, lightnessOf(main) > 0.4 ? 0.16 : 0.2);

  const mainPanels = mainPanelsOf({ lining, main, sketch, tongue, cloth, upper, top, upTo, stitch });
  const shapes = bootShapes({
    mainPanels,
    sketch,
    counter,
    cloth,
    top,
    stitch,
    hasToeCap,
    toeCap,
    facing,
    collarPad,
    collar,
    upTo,
    laceColour,
    sole,
  });
  return {
    shapes,
    silhouettes: [upper, sole.outline, tongue],
    detail: [420, upTo - 60, 430],
    contacts: [[170, 872]],
    outsole: { toe: 'round', tread: 'lugs', heel: 'block', colour: soleColour },
  };
};
