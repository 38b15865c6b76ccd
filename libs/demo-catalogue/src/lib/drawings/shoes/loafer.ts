import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import { shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import { beside } from '../drawing-tools/sampled-curve.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, shape, topstitch } from '../drawing-tools/stitching.ts';
import { heeledSole, lugSole } from './boot-soles.ts';
import { gloss, shoePanel } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';

interface OrnamentParts {
  readonly top: number;
  readonly main: string;
  readonly metal: string;
  readonly cloth: Cloth;
  readonly seam: string;
  readonly saddle: 'penny' | 'bit' | 'tassel';
}

/** The ornament on the strap. */
function ornamentOf({ top, main, metal, cloth, seam, saddle }: OrnamentParts): string {
  return {
    penny: path`<path d="M 432 ${top - 104} C 446 ${top - 118} 470 ${top - 118} 486 ${top - 106} C 470 ${top - 94} 448 ${top - 92} 432 ${top - 104} Z" fill="${shaded(main, -0.2)}"/>`,
    bit:
      line(path`M 420 ${top - 128} C 440 ${top - 146} 464 ${top - 154} 492 ${top - 150}`, metal, 12) +
      line(path`M 420 ${top - 130} C 440 ${top - 148} 464 ${top - 156} 492 ${top - 152}`, shaded(metal, 0.16), 4) +
      path`<circle cx="414" cy="${top - 118}" r="18" fill="none" stroke="${metal}" stroke-width="8"/><circle cx="504" cy="${top - 142}" r="16" fill="none" stroke="${metal}" stroke-width="8"/>`,
    tassel: [0, 26]
      .map(
        (right) =>
          [-9, -4, 0, 5, 10]
            .map((fringe) =>
              line(
                path`M ${414 + right} ${top - 128 + right * 0.2} C ${400 + right + fringe} ${top - 108} ${392 + right + fringe * 1.4} ${top - 92} ${390 + right + fringe * 1.6} ${top - 72}`,
                fringe % 2 === 0 ? cloth.tones.light : cloth.tones.deep,
                5,
              ),
            )
            .join('') +
          path`<ellipse cx="${413 + right}" cy="${top - 128 + right * 0.2}" rx="10" ry="12" fill="${cloth.tones.base}" stroke="${seam}" stroke-width="1.6"/>`,
      )
      .join(''),
  }[saddle];
}

/** The pieces of the upper. */
function outlinesOf(toe: number, top: number): Record<'upper' | 'lining' | 'apron' | 'strap', string> {
  const upper = path`M 118 ${toe + 16} C 110 ${toe - 30} 146 ${toe - 66} 214 ${toe - 80} C 290 ${toe - 94} 380 ${toe - 112} 446 ${top - 158} C 462 ${top - 170} 480 ${top - 184} 496 ${top - 186} C 512 ${top - 186} 520 ${top - 174} 530 ${top - 160} C 580 ${top - 116} 660 ${top - 96} 740 ${top - 112} C 786 ${top - 122} 812 ${top - 154} 840 ${top - 170} C 858 ${top - 178} 870 ${top - 168} 868 ${top - 146} C 864 ${top - 110} 884 ${top - 60} 872 ${top + 8} L 640 ${top + 4} L 430 ${toe + 22} L 240 ${toe + 24} Z`;
  const lining = path`M 488 ${top - 180} C 580 ${top - 178} 740 ${top - 196} 846 ${top - 172} L 800 ${top - 80} L 600 ${top - 70} Z`;
  const apron = path`M 470 ${top - 172} C 440 ${top - 130} 380 ${toe - 76} 300 ${toe - 62} C 230 ${toe - 52} 176 ${toe - 44} 166 ${toe - 30}`;
  const strap = path`M 410 ${top - 140} C 440 ${top - 158} 470 ${top - 182} 492 ${top - 188} C 508 ${top - 188} 522 ${top - 172} 534 ${top - 156} C 520 ${top - 110} 500 ${top - 50} 470 ${top + 24} L 392 ${top + 28} C 402 ${top - 40} 404 ${top - 96} 410 ${top - 140} Z`;
  return { upper, lining, apron, strap };
}

interface MainPanelsParts {
  readonly lining: string;
  readonly top: number;
  readonly main: string;
  readonly sketch: Sketch;
  readonly upper: string;
  readonly cloth: Cloth;
  readonly toe: number;
  readonly apron: string;
  readonly seam: string;
  readonly thread: string;
}

/** Lining and vamp with the apron seam. */
function mainPanelsOf({ lining, top, main, sketch, upper, cloth, toe, apron, seam, thread }: MainPanelsParts): string {
  return (
    shape(lining, '#b79a7b') +
    shape(
      path`M 488 ${top - 180} C 580 ${top - 178} 740 ${top - 196} 846 ${top - 172} L 842 ${top - 158} C 740 ${top - 178} 580 ${top - 160} 500 ${top - 160} Z`,
      shaded(main, -0.05),
    ) +
    shoePanel(sketch, {
      outline: upper,
      cloth,
      rim: 30,
      lights: [
        [path`M 190 ${toe - 46} C 260 ${toe - 70} 350 ${toe - 84} 410 ${top - 116}`, 18],
        [path`M 570 ${top - 100} C 640 ${top - 66} 720 ${top - 64} 800 ${top - 104}`, 20, 0.55],
      ],
      shadows: [
        [path`M 140 ${toe + 16} C 400 ${toe + 30} 700 ${top + 22} 868 ${top + 6}`, 28, 0.6],
        [beside(apron, 8), 10, 0.55],
      ],
      inside:
        line(apron, seam, 5, 'opacity="0.8"') +
        line(apron, cloth.tones.bright, 5, 'stroke-dasharray="2 9" opacity="0.55"') +
        topstitch(
          path`M 534 ${top - 148} C 584 ${top - 104} 664 ${top - 84} 744 ${top - 100} C 790 ${top - 110} 812 ${top - 138} 850 ${top - 158}`,
          thread,
        ) +
        line(path`M 796 ${top - 128} C 812 ${top - 80} 806 ${top - 30} 790 ${top + 20}`, seam, 2) +
        topstitch(path`M 804 ${top - 130} C 820 ${top - 80} 814 ${top - 30} 798 ${top + 20}`, thread),
    })
  );
}

/** A slip-on with a sewn apron; penny strap, metal bit or tassels by seed. */
export const drawLoafer: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#5a3423'] = colours;
  const cloth = clothOf(sketch, [main], pattern === 'solid' ? 'leather' : pattern);
  const saddle = random.pick(['penny', 'bit', 'tassel'] as const);
  const isChunky = random.chance(0.3);
  const soleColour = random.pick(['#2a211c', '#6b4a33', '#231f1d']);
  const sole = isChunky
    ? lugSole(sketch, '#231f1d', random.between(70, 92))
    : heeledSole(sketch, { colour: soleColour, heelColour: soleColour, heel: random.between(40, 54), heelWidth: 190 });
  const top = sole.top;
  const toe = isChunky ? top : top + 12;
  const { upper, lining, apron, strap } = outlinesOf(toe, top);
  const { thread, seam } = cloth.tones;
  const metal = random.pick(['#c9ab66', '#c3bfb8']);
  const ornament = ornamentOf({ top, main, metal, cloth, seam, saddle });
  const mainPanels = mainPanelsOf({ lining, top, main, sketch, upper, cloth, toe, apron, seam, thread });
  const shapes =
    mainPanels +
    shoePanel(sketch, { outline: strap, cloth, raised: true, rim: 16, inside: topstitch(beside(strap, 8), thread) }) +
    ornament +
    gloss(sketch, path`M 164 ${toe - 42} C 190 ${toe - 56} 230 ${toe - 66} 280 ${toe - 72}`, 6, 0.4) +
    sole.shapes;
  return {
    shapes,
    silhouettes: [upper, sole.outline],
    detail: [300, top - 250, 400],
    contacts: [[160, 870]],
    outsole: {
      toe: 'almond',
      tread: isChunky ? 'lugs' : 'smooth',
      heel: 'block',
      colour: isChunky ? '#2a2623' : '#a57a52',
    },
  };
};
