import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { lightnessOf, mixed, shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { doubleTopstitch, line, shape, topstitch } from '../drawing-tools/stitching.ts';
import { laceBow, lacing, perforations, shoePanel, solePart } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';
import { floor } from './shoe.ts';

const soleColours = ['#f4f1ea', '#f4f1ea', '#ebe4d6', '#d9b68a', '#26262a'] as const;

interface CupSoleParts {
  readonly top: number;
  readonly thick: number;
  readonly sketch: Sketch;
  readonly sole: string;
  readonly soleColour: '#f4f1ea' | '#ebe4d6' | '#d9b68a' | '#26262a';
}

/** The sole with its stitched edge. */
function cupSoleOf({ top, thick, sketch, sole, soleColour }: CupSoleParts): string {
  const groove = path`M 124 ${top + thick * 0.52} C 330 ${top + thick * 0.66} 640 ${top + thick * 0.66} 888 ${top + thick * 0.44}`;
  return solePart(
    sketch,
    sole,
    soleColour,
    topstitch(
      beside(path`M 128 ${top + 2} C 330 ${top + 24} 620 ${top + 26} 886 ${top}`, 4),
      shaded(soleColour, lightnessOf(soleColour) > 0.5 ? -0.2 : 0.16),
    ) +
      line(groove, shaded(soleColour, -0.14), 2, 'opacity="0.6"') +
      line(beside(groove, 3), '#ffffff', 1.6, 'opacity="0.4"') +
      shape(
        path`M 150 ${floor} L 200 ${floor - 9} L 860 ${floor - 9} L 892 ${floor} Z`,
        shaded(soleColour, -0.16),
        0.5,
      ),
  );
}

interface UpperParts {
  readonly lining: string;
  readonly cloth: Cloth;
  readonly sketch: Sketch;
  readonly tongue: string;
  readonly facing: Cloth;
  readonly up: (by: number) => number;
  readonly stitchColour: string;
  readonly upper: string;
  readonly top: number;
  readonly side: string;
  readonly collarRise: number;
  readonly hasToeCap: boolean;
  readonly toeCap: string;
  readonly heelPanel: string;
  readonly accent: Cloth;
  readonly eyestay: string;
  readonly eyelets: string;
  readonly laces: string;
}

interface MainPanelsParts {
  readonly lining: string;
  readonly cloth: Cloth;
  readonly sketch: Sketch;
  readonly tongue: string;
  readonly facing: Cloth;
  readonly up: (by: number) => number;
  readonly stitchColour: string;
  readonly upper: string;
  readonly top: number;
  readonly side: string;
  readonly collarRise: number;
}

/** Lining, tongue and the panel that the others are sewn to. */
function mainPanelsOf({
  lining,
  cloth,
  sketch,
  tongue,
  facing,
  up,
  stitchColour,
  upper,
  top,
  side,
  collarRise,
}: MainPanelsParts): string {
  return (
    shape(lining, mixed(cloth.tones.deep, '#5c5148', 0.35)) +
    shoePanel(sketch, {
      outline: tongue,
      cloth: facing,
      inside: topstitch(path`M 520 ${up(300)} C 540 ${up(318)} 570 ${up(322)} 590 ${up(308)}`, stitchColour),
    }) +
    shoePanel(sketch, {
      outline: upper,
      cloth,
      lights: [
        [path`M 190 ${up(62)} C 250 ${up(84)} 320 ${up(92)} 372 ${up(112)}`, 20],
        [path`M 640 ${up(166)} C 690 ${up(156)} 740 ${up(160)} 776 ${up(180)}`, 16],
      ],
      shadows: [
        [path`M 330 ${up(80)} C 350 ${up(50)} 360 ${up(20)} 366 ${top + 20}`, 16, 0.35],
        [path`M 160 ${top + 8} C 400 ${top + 20} 700 ${top + 18} 870 ${top + 6}`, 22, 0.6],
      ],
      inside:
        side +
        doubleTopstitch(path`M 470 ${up(108)} C 530 ${up(140)} 590 ${up(190)} 622 ${up(226)}`, stitchColour, 10) +
        topstitch(
          path`M 600 ${up(236)} C 640 ${up(198) + collarRise} 700 ${up(184) + collarRise} 752 ${up(194) + collarRise}`,
          stitchColour,
          4,
        ),
    })
  );
}

/** The upper from the lining to the laces. */
function upperOf({
  lining,
  cloth,
  sketch,
  tongue,
  facing,
  up,
  stitchColour,
  upper,
  top,
  side,
  collarRise,
  hasToeCap,
  toeCap,
  heelPanel,
  accent,
  eyestay,
  eyelets,
  laces,
}: UpperParts): string {
  const mainPanels = mainPanelsOf({
    lining,
    cloth,
    sketch,
    tongue,
    facing,
    up,
    stitchColour,
    upper,
    top,
    side,
    collarRise,
  });
  return (
    mainPanels +
    (hasToeCap
      ? shoePanel(sketch, {
          outline: toeCap,
          cloth: facing,
          raised: true,
          lights: [[path`M 186 ${up(60)} C 220 ${up(78)} 256 ${up(86)} 290 ${up(90)}`, 16]],
          inside: doubleTopstitch(
            path`M 312 ${up(112)} C 300 ${up(70)} 300 ${up(30)} 322 ${top + 20}`,
            stitchColour,
            7,
          ),
        })
      : '') +
    shoePanel(sketch, {
      outline: heelPanel,
      cloth: accent,
      raised: true,
      lights: [[path`M 836 ${up(240)} C 838 ${up(160)} 838 ${up(90)} 846 ${up(20)}`, 14]],
      inside: doubleTopstitch(
        path`M 788 ${up(222)} C 796 ${up(150)} 780 ${up(60)} 742 ${top + 20}`,
        accent.tones.thread,
        -7,
      ),
    }) +
    shoePanel(sketch, {
      outline: eyestay,
      cloth: facing,
      raised: true,
      rim: 14,
      inside: topstitch(beside(eyestay, 7), stitchColour),
    }) +
    lacing({ eyelets, count: 6, reach: [-40, -26], colour: laces, width: 12 }) +
    laceBow([548, up(300)], laces, 0.62, 8)
  );
}

/** The pieces of the upper. */
function outlinesOf(
  top: number,
  up: (by: number) => number,
  collarRise: number,
): Record<'upper' | 'lining' | 'tongue' | 'eyestay' | 'heelPanel' | 'toeCap' | 'eyelets' | 'wave' | 'band', string> {
  const upper = path`M 130 ${top + 8} C 124 ${up(34)} 160 ${up(76)} 232 ${up(92)} C 296 ${up(106)} 336 ${up(116)} 378 ${up(148)} C 430 ${up(190)} 490 ${up(240)} 540 ${up(284)} C 556 ${up(296)} 572 ${up(292)} 582 ${up(276)} C 610 ${up(228)} 670 ${up(196) + collarRise} 738 ${up(204) + collarRise} C 786 ${up(210) + collarRise} 806 ${up(250)} 832 ${up(262)} C 852 ${up(268)} 868 ${up(256)} 868 ${up(236)} C 866 ${up(190)} 866 ${up(150)} 874 ${up(108)} C 882 ${up(70)} 886 ${up(30)} 874 ${top + 6} L 500 ${top + 24} Z`;
  const lining = path`M 560 ${up(280)} C 620 ${up(262)} 700 ${up(250)} 838 ${up(264)} L 780 ${up(150)} L 640 ${up(150)} Z`;
  const tongue = path`M 360 ${up(132)} C 430 ${up(190)} 480 ${up(262)} 520 ${up(318)} C 530 ${up(334)} 560 ${up(344)} 588 ${up(330)} C 602 ${up(322)} 600 ${up(300)} 590 ${up(284)} L 560 ${up(220)} L 420 ${up(110)} Z`;
  const eyestay = path`M 372 ${up(144)} C 430 ${up(190)} 490 ${up(240)} 540 ${up(284)} C 556 ${up(296)} 572 ${up(292)} 582 ${up(276)} C 592 ${up(256)} 604 ${up(240)} 622 ${up(226)} C 590 ${up(190)} 530 ${up(140)} 470 ${up(108)} C 440 ${up(92)} 404 ${up(92)} 384 ${up(106)} C 370 ${up(118)} 366 ${up(134)} 372 ${up(144)} Z`;
  const heelPanel = path`M 876 ${top + 12} C 886 ${up(30)} 882 ${up(70)} 874 ${up(108)} C 866 ${up(150)} 866 ${up(190)} 868 ${up(236)} C 868 ${up(256)} 852 ${up(268)} 832 ${up(262)} C 814 ${up(256)} 800 ${up(236)} 788 ${up(222)} C 796 ${up(150)} 780 ${up(60)} 742 ${top + 20} Z`;
  const toeCap = path`M 124 ${top + 14} C 118 ${up(34)} 160 ${up(76)} 232 ${up(92)} C 262 ${up(99)} 290 ${up(104)} 312 ${up(109)} C 300 ${up(70)} 300 ${up(30)} 322 ${top + 20} Z`;
  const eyelets = path`M 402 ${up(128)} C 450 ${up(160)} 520 ${up(212)} 570 ${up(262)}`;
  const wave = path`M 420 ${top + 20} C 520 ${up(20)} 600 ${up(110)} 640 ${up(222)} C 664 ${up(208)} 690 ${up(202)} 712 ${up(200)} C 680 ${up(90)} 620 ${up(10)} 560 ${top + 22} Z`;
  const band = path`M 520 ${top + 24} L 604 ${up(188)} L 660 ${up(160)} L 604 ${top + 24} Z`;
  return { upper, lining, tongue, eyestay, heelPanel, toeCap, eyelets, wave, band };
}

interface SideParts {
  readonly up: (by: number) => number;
  readonly sketch: Sketch;
  readonly band: string;
  readonly accent: Cloth;
  readonly wave: string;
  readonly sideStyle: 'wave' | 'band' | 'perforated' | 'plain';
}

/** The decoration of the side. */
function sideOf({ up, sketch, band, accent, wave, sideStyle }: SideParts): string {
  return {
    perforated: [0, 16, 32]
      .map((down) => perforations(path`M 520 ${up(78) + down} L 660 ${up(108) + down}`, 9))
      .join(''),
    band: shoePanel(sketch, { outline: band, cloth: accent, rim: 10 }),
    wave: shoePanel(sketch, {
      outline: wave,
      cloth: accent,
      rim: 12,
      inside: topstitch(beside(wave, 6), accent.tones.thread),
    }),
    plain: '',
  }[sideStyle];
}

/** A low sneaker on a cup sole. */
export const drawSneaker: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#f2efe9', second] = colours;
  const thick = random.between(66, 96);
  const soleColour = random.pick(soleColours);
  const hasToeCap = random.chance(0.55);
  const sideStyle = random.pick(['perforated', 'band', 'plain', 'wave'] as const);
  const collarRise = random.pick([0, 0, -18]);
  const cloth = clothOf(sketch, colours, pattern === 'solid' ? 'leather' : pattern);
  const accentColour = second ?? (random.chance(0.5) ? main : shaded(main, lightnessOf(main) > 0.6 ? -0.3 : 0.25));
  const accent = clothOf(sketch, [accentColour], 'leather');
  const facing = clothOf(sketch, [mixed(main, accentColour, random.pick([0, 0, 0.18]))], 'leather');
  const laces = random.pick([main, '#f6f3ed', '#f6f3ed', accentColour]);

  const top = floor - thick;
  const rise = random.between(0.78, 0.88);
  const up = (by: number): number => top - by * rise;
  const { upper, lining, tongue, eyestay, heelPanel, toeCap, eyelets, wave, band } = outlinesOf(top, up, collarRise);
  const stitchColour = cloth.tones.thread;

  const side = sideOf({ up, sketch, band, accent, wave, sideStyle });

  const upperShapes = upperOf({
    lining,
    cloth,
    sketch,
    tongue,
    facing,
    up,
    stitchColour,
    upper,
    top,
    side,
    collarRise,
    hasToeCap,
    toeCap,
    heelPanel,
    accent,
    eyestay,
    eyelets,
    laces,
  });

  const sole = path`M 116 ${top + 34} C 110 ${top + 4} 124 ${up(10)} 150 ${up(8)} C 330 ${top + 14} 620 ${top + 16} 868 ${up(10)} C 888 ${up(10)} 894 ${top + 20} 890 ${floor - 18} C 888 ${floor - 4} 880 ${floor} 868 ${floor} L 238 ${floor} C 176 ${floor} 128 ${floor - 14} 116 ${top + 34} Z`;
  const soleShapes = cupSoleOf({ top, thick, sketch, sole, soleColour });
  return {
    shapes: upperShapes + soleShapes,
    silhouettes: [upper, sole, tongue],
    detail: [330, up(360), 400],
    contacts: [[190, 884]],
    outsole: { toe: 'round', tread: 'herringbone', heel: 'none', colour: soleColour },
  };
};
