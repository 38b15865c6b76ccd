import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { shape, topstitch } from '../drawing-tools/stitching.ts';
import { trimColour } from '../drawing-tools/trim-colour.ts';
import { gloss, shoePanel, solePart } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';
import { floor } from './shoe.ts';

/** The heel from the seat to the floor. */
function heelOf(seat: number, heelStyle: 'stiletto' | 'block' | 'kitten'): string {
  return {
    stiletto: path`M 726 ${seat + 12} C 770 ${seat + 4} 820 ${seat} 854 ${seat - 4} C 866 ${seat + 50} 852 ${floor - 90} 846 ${floor} L 820 ${floor} C 816 ${floor - 90} 800 ${seat + 80} 726 ${seat + 12} Z`,
    block: path`M 722 ${seat + 12} C 770 ${seat + 4} 820 ${seat} 856 ${seat - 4} C 864 ${seat + 60} 860 ${floor - 80} 862 ${floor} L 762 ${floor} C 760 ${floor - 80} 752 ${seat + 70} 722 ${seat + 12} Z`,
    kitten: path`M 740 ${seat + 12} C 780 ${seat + 4} 820 ${seat} 856 ${seat - 4} C 862 ${seat + 36} 838 ${floor - 50} 838 ${floor} L 800 ${floor} C 800 ${floor - 50} 796 ${seat + 46} 740 ${seat + 12} Z`,
  }[heelStyle];
}

/** The pieces of the upper, for every style. */
function outlinesOf(
  toeUp: number,
  seat: number,
  heel: number,
): Record<'upper' | 'inner' | 'slingUpper' | 'slingStrap' | 'strap' | 'strapDown' | 'seatPad', string> {
  const upper = path`M 108 ${toeUp + 8} C 104 ${toeUp - 14} 150 ${toeUp - 44} 220 ${toeUp - 66} C 270 ${toeUp - 82} 310 ${toeUp - 88} 336 ${toeUp - 82} C 380 ${toeUp - 70} 420 ${toeUp - 40} 520 ${seat + heel * 0.44} C 610 ${seat + heel * 0.16} 700 ${seat - 60} 790 ${seat - 130} C 812 ${seat - 146} 838 ${seat - 150} 844 ${seat - 128} C 850 ${seat - 90} 872 ${seat - 50} 858 ${seat} L 720 ${seat + 4} C 560 ${seat + 28} 470 ${floor - 42} 360 ${floor - 20} C 290 ${floor - 10} 180 ${floor - 12} 108 ${toeUp + 8} Z`;
  const inner = path`M 300 ${toeUp - 86} C 400 ${toeUp - 96} 470 ${seat + heel * 0.3} 560 ${seat + heel * 0.16} C 680 ${seat - 50} 760 ${seat - 130} 830 ${seat - 150} L 846 ${seat - 120} L 760 ${seat - 60} L 520 ${seat + heel * 0.52} L 400 ${toeUp - 40} Z`;
  const slingUpper = path`M 108 ${toeUp + 8} C 104 ${toeUp - 14} 150 ${toeUp - 44} 220 ${toeUp - 66} C 270 ${toeUp - 82} 310 ${toeUp - 88} 336 ${toeUp - 82} C 380 ${toeUp - 70} 410 ${toeUp - 56} 470 ${seat + heel * 0.5} L 560 ${seat + heel * 0.42} C 500 ${seat + heel * 0.6} 440 ${floor - 36} 360 ${floor - 20} C 290 ${floor - 10} 180 ${floor - 12} 108 ${toeUp + 8} Z`;
  const slingStrap = path`M 470 ${seat + heel * 0.46} C 600 ${seat + 10} 700 ${seat - 90} 820 ${seat - 110} C 850 ${seat - 112} 862 ${seat - 90} 848 ${seat - 78} C 730 ${seat - 60} 640 ${seat + 40} 540 ${seat + heel * 0.46} Z`;
  const strap = path`M 556 ${seat - 210} C 620 ${seat - 182} 740 ${seat - 176} 826 ${seat - 204} L 830 ${seat - 178} C 740 ${seat - 148} 620 ${seat - 152} 550 ${seat - 182} C 536 ${seat - 190} 540 ${seat - 214} 556 ${seat - 210} Z`;
  const strapDown = path`M 812 ${seat - 196} L 832 ${seat - 196} L 848 ${seat - 110} L 824 ${seat - 116} Z`;
  const seatPad = path`M 700 ${seat - 8} C 760 ${seat - 22} 820 ${seat - 26} 852 ${seat - 14} L 852 ${seat} L 700 ${seat + 4} Z`;
  return { upper, inner, slingUpper, slingStrap, strap, strapDown, seatPad };
}

interface MainPanelsParts {
  readonly isSling: boolean;
  readonly seat: number;
  readonly heel: number;
  readonly lining: string;
  readonly seatPad: string;
  readonly hasStrap: boolean;
  readonly main: string;
  readonly inner: string;
  readonly sketch: Sketch;
  readonly outline: string;
  readonly cloth: Cloth;
  readonly toeUp: number;
}

/** Lining and upper. */
function mainPanelsOf({
  isSling,
  seat,
  heel,
  lining,
  seatPad,
  hasStrap,
  main,
  inner,
  sketch,
  outline,
  cloth,
  toeUp,
}: MainPanelsParts): string {
  return (
    (isSling
      ? shape(
          path`M 440 ${seat + heel * 0.52} C 560 ${seat + 20} 650 ${seat - 2} 720 ${seat - 10} L 720 ${seat + 6} C 600 ${seat + 30} 520 ${seat + heel * 0.6} 420 ${floor - 34} Z`,
          lining,
        ) + shape(seatPad, lining)
      : '') +
    (hasStrap
      ? shape(
          path`M 560 ${seat - 206} C 620 ${seat - 236} 760 ${seat - 238} 826 ${seat - 204} L 818 ${seat - 190} C 740 ${seat - 214} 640 ${seat - 212} 572 ${seat - 190} Z`,
          shaded(main, -0.1),
        )
      : '') +
    (isSling ? '' : shape(inner, lining) + shape(inner, '#5b4030', 0.18)) +
    shoePanel(sketch, {
      outline,
      cloth,
      rim: 26,
      lights: [
        [path`M 170 ${toeUp - 30} C 230 ${toeUp - 56} 290 ${toeUp - 66} 340 ${toeUp - 58}`, 16],
        ...(isSling
          ? []
          : ([
              [path`M 600 ${seat + heel * 0.12} C 700 ${seat - 30} 770 ${seat - 90} 820 ${seat - 108}`, 18, 0.5],
            ] as const)),
      ],
      shadows: [[path`M 130 ${floor - 14} C 300 ${floor - 12} 480 ${floor - 60} 860 ${seat}`, 20, 0.5]],
      inside: topstitch(
        path`M 306 ${toeUp - 76} C 380 ${toeUp - 62} 424 ${toeUp - 32} 524 ${seat + heel * 0.5}`,
        cloth.tones.thread,
        0,
        1.4,
      ),
    })
  );
}

interface PumpParts {
  readonly mainPanels: string;
  readonly isSling: boolean;
  readonly sketch: Sketch;
  readonly slingStrap: string;
  readonly trim: Cloth;
  readonly hasStrap: boolean;
  readonly strapDown: string;
  readonly cloth: Cloth;
  readonly strap: string;
  readonly seat: number;
  readonly toeUp: number;
  readonly heelShape: string;
  readonly main: string;
  readonly sole: string;
}

function pumpShapes({
  mainPanels,
  isSling,
  sketch,
  slingStrap,
  trim,
  hasStrap,
  strapDown,
  cloth,
  strap,
  seat,
  toeUp,
  heelShape,
  main,
  sole,
}: PumpParts): string {
  const { random } = sketch;
  return (
    mainPanels +
    (isSling ? shoePanel(sketch, { outline: slingStrap, cloth: trim, rim: 8 }) : '') +
    (hasStrap
      ? shoePanel(sketch, { outline: strapDown, cloth, rim: 6 }) +
        shoePanel(sketch, {
          outline: strap,
          cloth: trim,
          rim: 8,
          inside: topstitch(
            path`M 560 ${seat - 200} C 620 ${seat - 174} 740 ${seat - 168} 826 ${seat - 194}`,
            trim.tones.thread,
            0,
            1.4,
          ),
        }) +
        path`<rect x="650" y="${seat - 188}" width="28" height="36" rx="5" fill="none" stroke="#c9ab66" stroke-width="5"/>`
      : '') +
    gloss(
      sketch,
      path`M 152 ${toeUp - 26} C 190 ${toeUp - 46} 230 ${toeUp - 58} 280 ${toeUp - 66}`,
      5,
      cloth.tones.isPale ? 0.7 : 0.45,
    ) +
    solePart(sketch, heelShape, random.pick([main, main, '#b88a5c'])) +
    solePart(sketch, sole, '#3a2a22')
  );
}

/** A low-cut court shoe on a stiletto, block or kitten heel, some with an ankle strap. */
export const drawPump: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#1f1c1c'] = colours;
  const cloth = clothOf(sketch, [main], pattern);
  const heelStyle = random.pick(['stiletto', 'block', 'kitten'] as const);
  const heel = heelStyle === 'kitten' ? random.between(110, 140) : random.between(190, 250);
  const hasStrap = random.chance(0.4);
  const isSling = !hasStrap && random.chance(0.25);
  const seat = floor - heel;
  const lining = random.pick(['#e3cfb6', '#d9bfa2', '#c9a58a']);
  const sole = path`M 112 ${floor - 14} C 106 ${floor - 24} 116 ${floor - 30} 132 ${floor - 28} C 220 ${floor - 16} 300 ${floor - 16} 360 ${floor - 26} C 470 ${floor - 48} 560 ${seat + 20} 720 ${seat - 4} L 850 ${seat - 8} L 852 ${seat + 10} L 740 ${seat + 16} C 600 ${seat + 44} 500 ${floor - 26} 370 ${floor - 6} C 290 ${floor + 2} 180 ${floor + 2} 112 ${floor - 14} Z`;
  const heelShape = heelOf(seat, heelStyle);
  const toeUp = floor - 26;
  const trim = clothOf(sketch, [trimColour(sketch, colours, ['same', 'same', 'same', 'accent'])], 'leather');
  const { upper, inner, slingUpper, slingStrap, strap, strapDown, seatPad } = outlinesOf(toeUp, seat, heel);
  const outline = isSling ? slingUpper : upper;
  const mainPanels = mainPanelsOf({
    isSling,
    seat,
    heel,
    lining,
    seatPad,
    hasStrap,
    main,
    inner,
    sketch,
    outline,
    cloth,
    toeUp,
  });
  const shapes = pumpShapes({
    mainPanels,
    isSling,
    sketch,
    slingStrap,
    trim,
    hasStrap,
    strapDown,
    cloth,
    strap,
    seat,
    toeUp,
    heelShape,
    main,
    sole,
  });
  return {
    shapes,
    silhouettes: [outline, sole, heelShape, ...(hasStrap ? [strap] : [])],
    detail: [470, seat - 240, 430],
    contacts: [
      [130, 400],
      [744, 874],
    ],
    outsole: { toe: 'pointed', tread: 'smooth', heel: 'small', colour: random.pick(['#c59a6d', '#3a2a22', '#b3473f']) },
  };
};
