import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { lightnessOf, mixed, shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, shape, topstitch } from '../drawing-tools/stitching.ts';
import { lacing, shoePanel, solePart } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';
import { floor } from './shoe.ts';

const meshLines = (from: number, to: number, up: number): string =>
  Array.from(
    { length: 9 },
    (_, row) =>
      path`M ${from + row * 6} ${up + row * 15} C ${from + 90} ${up - 10 + row * 16} ${to - 60} ${up - 20 + row * 15} ${to} ${up - 46 + row * 17}`,
  ).join(' ');

interface UpperParts {
  readonly lining: string;
  readonly cloth: Cloth;
  readonly sketch: Sketch;
  readonly tongue: string;
  readonly accent: Cloth;
  readonly upper: string;
  readonly toeTop: number;
  readonly heelTop: number;
  readonly side: string;
  readonly toeGuard: string;
  readonly counter: string;
  readonly eyestay: string;
  readonly accentColour: string;
  readonly main: string;
}

interface MainPanelsParts {
  readonly lining: string;
  readonly cloth: Cloth;
  readonly sketch: Sketch;
  readonly tongue: string;
  readonly accent: Cloth;
  readonly upper: string;
  readonly toeTop: number;
  readonly heelTop: number;
  readonly side: string;
}

/** Lining, tongue and the mesh with what is welded onto it. */
function mainPanelsOf({
  lining,
  cloth,
  sketch,
  tongue,
  accent,
  upper,
  toeTop,
  heelTop,
  side,
}: MainPanelsParts): string {
  return (
    shape(lining, mixed(cloth.tones.deep, '#3d3833', 0.3)) +
    shoePanel(sketch, { outline: tongue, cloth: accent }) +
    shoePanel(sketch, {
      outline: upper,
      cloth,
      lights: [
        [path`M 190 ${toeTop - 52} C 260 ${toeTop - 76} 340 ${toeTop - 92} 410 ${toeTop - 132}`, 20],
        [path`M 650 ${heelTop - 130} C 700 ${heelTop - 124} 740 ${heelTop - 130} 780 ${heelTop - 160}`, 18],
      ],
      shadows: [
        [path`M 150 ${toeTop + 10} C 360 ${toeTop + 44} 660 ${heelTop + 34} 876 ${heelTop + 8}`, 26, 0.6],
        [path`M 372 ${toeTop - 96} C 392 ${toeTop - 60} 396 ${toeTop - 20} 390 ${toeTop + 30}`, 18, 0.3],
      ],
      inside:
        line(meshLines(200, 500, toeTop - 66), cloth.tones.thread, 1.6, 'stroke-dasharray="3 4" opacity="0.4"') +
        shoePanel(sketch, { outline: side, cloth: accent, rim: 8 }) +
        topstitch(
          path`M 626 ${toeTop - 200} C 660 ${heelTop - 158} 710 ${heelTop - 156} 760 ${heelTop - 166}`,
          cloth.tones.thread,
        ),
    })
  );
}

/** The upper from the lining to the pull tab. */
function upperOf({
  lining,
  cloth,
  sketch,
  tongue,
  accent,
  upper,
  toeTop,
  heelTop,
  side,
  toeGuard,
  counter,
  eyestay,
  accentColour,
  main,
}: UpperParts): string {
  const { random } = sketch;
  const mainPanels = mainPanelsOf({ lining, cloth, sketch, tongue, accent, upper, toeTop, heelTop, side });
  return (
    mainPanels +
    shoePanel(sketch, { outline: toeGuard, cloth: accent, rim: 12, raised: true }) +
    shoePanel(sketch, {
      outline: counter,
      cloth: accent,
      rim: 14,
      raised: true,
      lights: [[path`M 840 ${heelTop - 120} C 830 ${heelTop - 80} 830 ${heelTop - 50} 850 ${heelTop - 10}`, 12]],
    }) +
    shoePanel(sketch, {
      outline: eyestay,
      cloth,
      rim: 12,
      raised: true,
      inside: topstitch(beside(eyestay, 7), accentColour),
    }) +
    lacing({
      eyelets: path`M 452 ${toeTop - 146} C 500 ${toeTop - 174} 552 ${toeTop - 210} 592 ${toeTop - 234}`,
      count: 6,
      reach: [-36, -26],
      colour: random.pick(['#f6f3ed', accentColour, main]),
      width: 10,
    }) +
    line(
      path`M 846 ${heelTop - 238} C 872 ${heelTop - 276} 898 ${heelTop - 250} 876 ${heelTop - 206}`,
      accent.tones.base,
      9,
    )
  );
}

/** The overlay on the side. */
function overlayOf(heelTop: number, overlay: 'curve' | 'rays' | 'arch'): string {
  return {
    curve: path`M 470 ${heelTop + 40} C 540 ${heelTop - 10} 610 ${heelTop - 90} 640 ${heelTop - 168} C 668 ${heelTop - 162} 690 ${heelTop - 160} 708 ${heelTop - 164} C 680 ${heelTop - 70} 600 ${heelTop + 10} 540 ${heelTop + 44} Z`,
    rays: path`M 500 ${heelTop + 40} L 596 ${heelTop - 140} L 620 ${heelTop - 128} L 540 ${heelTop + 40} Z M 580 ${heelTop + 40} L 646 ${heelTop - 130} L 672 ${heelTop - 122} L 620 ${heelTop + 40} Z`,
    arch: path`M 420 ${heelTop + 40} C 470 ${heelTop - 30} 540 ${heelTop - 70} 700 ${heelTop - 60} C 680 ${heelTop - 30} 600 ${heelTop - 26} 520 ${heelTop + 40} Z`,
  }[overlay];
}

/** The pieces of the upper. */
function outlinesOf(
  toeTop: number,
  heelTop: number,
): Record<'upper' | 'lining' | 'tongue' | 'eyestay' | 'toeGuard' | 'counter', string> {
  const upper = path`M 122 ${toeTop + 6} C 116 ${toeTop - 34} 160 ${toeTop - 74} 230 ${toeTop - 88} C 310 ${toeTop - 102} 372 ${toeTop - 128} 430 ${toeTop - 168} C 478 ${toeTop - 200} 520 ${toeTop - 232} 556 ${toeTop - 250} C 574 ${toeTop - 258} 592 ${toeTop - 250} 602 ${toeTop - 236} C 632 ${toeTop - 196} 690 ${heelTop - 168} 748 ${heelTop - 176} C 790 ${heelTop - 182} 808 ${heelTop - 214} 836 ${heelTop - 236} C 856 ${heelTop - 248} 878 ${heelTop - 238} 874 ${heelTop - 214} C 868 ${heelTop - 180} 852 ${heelTop - 150} 858 ${heelTop - 104} C 864 ${heelTop - 62} 886 ${heelTop - 34} 882 ${heelTop + 14} L 640 ${heelTop + 52} L 420 ${toeTop + 56} L 240 ${toeTop + 44} Z`;
  const lining = path`M 570 ${toeTop - 254} C 640 ${toeTop - 234} 720 ${heelTop - 226} 846 ${heelTop - 240} L 800 ${heelTop - 130} L 650 ${heelTop - 120} Z`;
  const tongue = path`M 420 ${toeTop - 150} C 480 ${toeTop - 206} 520 ${toeTop - 250} 548 ${toeTop - 284} C 560 ${toeTop - 300} 596 ${toeTop - 302} 606 ${toeTop - 282} L 596 ${toeTop - 226} L 460 ${toeTop - 110} Z`;
  const eyestay = path`M 424 ${toeTop - 164} C 478 ${toeTop - 200} 520 ${toeTop - 232} 556 ${toeTop - 250} C 574 ${toeTop - 258} 592 ${toeTop - 250} 602 ${toeTop - 236} L 628 ${toeTop - 208} C 590 ${toeTop - 176} 540 ${toeTop - 140} 486 ${toeTop - 116} C 456 ${toeTop - 106} 420 ${toeTop - 124} 424 ${toeTop - 164} Z`;
  const toeGuard = path`M 116 ${toeTop + 18} C 112 ${toeTop - 30} 150 ${toeTop - 66} 206 ${toeTop - 82} C 196 ${toeTop - 40} 226 ${toeTop - 4} 330 ${toeTop + 36} Z`;
  const counter = path`M 884 ${heelTop + 20} C 886 ${heelTop - 34} 864 ${heelTop - 62} 858 ${heelTop - 104} C 854 ${heelTop - 130} 858 ${heelTop - 150} 864 ${heelTop - 172} C 810 ${heelTop - 150} 770 ${heelTop - 90} 690 ${heelTop + 24} Z`;
  return { upper, lining, tongue, eyestay, toeGuard, counter };
}

interface SoleParts {
  readonly sketch: Sketch;
  readonly midsole: string;
  readonly foam: string;
  readonly carve: string;
  readonly heelTop: number;
  readonly accentColour: string;
  readonly outsole: string;
  readonly rubber: string;
}

/** Midsole and outsole. */
function soleOf({ sketch, midsole, foam, carve, heelTop, accentColour, outsole, rubber }: SoleParts): string {
  return (
    solePart(
      sketch,
      midsole,
      foam,
      line(carve, shaded(foam, -0.13), 3, 'opacity="0.7"') +
        line(beside(carve, 4), '#ffffff', 2.4, 'opacity="0.5"') +
        shape(
          path`M 640 ${heelTop + 60} C 720 ${heelTop + 34} 820 ${heelTop + 24} 906 ${heelTop + 26} L 900 ${heelTop + 48} C 800 ${heelTop + 46} 720 ${heelTop + 60} 640 ${heelTop + 60} Z`,
          accentColour,
          0.85,
        ),
    ) + solePart(sketch, outsole, rubber)
  );
}

/** A running shoe of knitted mesh on a thick, rockered foam sole. */
export const drawRunningShoe: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#34495e', second] = colours;
  const accentColour = second ?? shaded(main, lightnessOf(main) > 0.55 ? -0.26 : 0.28);
  const foam = random.pick(['#f5f3ee', '#f5f3ee', mixed(accentColour, '#ffffff', 0.55), '#e9e4db']);
  const rubber = random.pick(['#2a2a2d', accentColour, '#c98f5c']);
  const heelHeight = random.between(92, 122);
  const foreHeight = heelHeight - random.between(16, 30);
  const cloth = clothOf(sketch, colours, pattern === 'leather' ? 'solid' : pattern);
  const accent = clothOf(sketch, [accentColour], 'solid');
  const heelTop = floor - heelHeight;
  const toeTop = floor - foreHeight - 22;
  const overlay = random.pick(['curve', 'rays', 'arch'] as const);
  const { upper, lining, tongue, eyestay, toeGuard, counter } = outlinesOf(toeTop, heelTop);
  const side = overlayOf(heelTop, overlay);

  const upperShapes = upperOf({
    lining,
    cloth,
    sketch,
    tongue,
    accent,
    upper,
    toeTop,
    heelTop,
    side,
    toeGuard,
    counter,
    eyestay,
    accentColour,
    main,
  });

  const midsole = path`M 104 ${toeTop + 26} C 100 ${toeTop + 2} 116 ${toeTop - 8} 140 ${toeTop - 2} C 330 ${toeTop + 42} 500 ${heelTop + 44} 640 ${heelTop + 26} C 740 ${heelTop + 12} 820 ${heelTop - 18} 890 ${heelTop - 14} C 912 ${heelTop - 8} 922 ${heelTop + 24} 912 ${floor - 40} C 906 ${floor - 18} 884 ${floor - 10} 858 ${floor - 10} L 640 ${floor - 8} C 600 ${floor - 22} 560 ${floor - 22} 520 ${floor - 8} L 300 ${floor - 8} C 200 ${floor - 12} 122 ${floor - 40} 104 ${toeTop + 26} Z`;
  const outsole = path`M 140 ${floor - 48} C 190 ${floor - 20} 240 ${floor - 12} 300 ${floor - 10} L 520 ${floor - 10} C 560 ${floor - 26} 600 ${floor - 26} 640 ${floor - 10} L 860 ${floor - 12} C 884 ${floor - 12} 902 ${floor - 22} 912 ${floor - 36} C 912 ${floor - 10} 890 ${floor} 866 ${floor} L 640 ${floor} L 610 ${floor - 12} L 550 ${floor - 12} L 520 ${floor} L 290 ${floor} C 220 ${floor} 168 ${floor - 22} 140 ${floor - 48} Z`;
  const carve = path`M 180 ${floor - 52} C 330 ${floor - 20} 560 ${floor - 64} 900 ${floor - 66}`;
  const soleShapes = soleOf({ sketch, midsole, foam, carve, heelTop, accentColour, outsole, rubber });
  return {
    shapes: upperShapes + soleShapes,
    silhouettes: [upper, midsole, tongue],
    detail: [540, heelTop - 260, 400],
    contacts: [[200, 896]],
    outsole: { toe: 'round', tread: 'waves', heel: 'none', colour: rubber },
  };
};
