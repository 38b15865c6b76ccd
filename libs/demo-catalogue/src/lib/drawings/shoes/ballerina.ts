import type { Cloth } from '../drawing-tools/cloth.ts';
import { clothOf } from '../drawing-tools/cloth.ts';
import type { Tones } from '../drawing-tools/colour-shading.ts';
import { shaded, tonesOf } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, shape } from '../drawing-tools/stitching.ts';
import { gloss, shoePanel, solePart } from './shoe-parts.ts';
import type { DrawShoe } from './shoe.ts';
import { floor } from './shoe.ts';

interface BowParts {
  readonly bowX: number;
  readonly bowY: number;
  readonly sketch: Sketch;
  readonly second: string | undefined;
  readonly main: string;
  readonly edge: Tones;
}

/** A small flat bow. */
function bowOf({ bowX, bowY, sketch, second, main, edge }: BowParts): string {
  const bowWing = (side: 1 | -1): string =>
    path`M ${bowX} ${bowY} C ${bowX + side * 14} ${bowY - 28} ${bowX + side * 54} ${bowY - 34} ${bowX + side * 58} ${bowY - 10} C ${bowX + side * 60} ${bowY + 14} ${bowX + side * 24} ${bowY + 14} ${bowX} ${bowY} Z`;
  return (
    [bowWing(-1), bowWing(1)]
      .map((wing) =>
        shoePanel(sketch, { outline: wing, cloth: clothOf(sketch, [second ?? main], 'solid'), rim: 10, raised: true }),
      )
      .join('') +
    path`<ellipse cx="${bowX}" cy="${bowY - 2}" rx="9" ry="11" fill="${edge.light}" stroke="${edge.seam}" stroke-width="1.6"/>` +
    line(
      path`M ${bowX - 2} ${bowY + 8} C ${bowX - 10} ${bowY + 22} ${bowX - 18} ${bowY + 30} ${bowX - 30} ${bowY + 34}`,
      edge.base,
      5,
    )
  );
}

/** The pieces of the shoe. */
function outlinesOf(
  top: number,
  lift: number,
): Record<'upper' | 'inside' | 'topline' | 'cap' | 'strap' | 'sole', string> {
  const upper = path`M 116 ${top + 2} C 108 ${top - 34} 150 ${top - 72} 220 ${top - 84} C 270 ${top - 92} 316 ${top - 96} 350 ${top - 88} C 376 ${top - 80} 396 ${top - 62} 430 ${top - 56} C 540 ${top - 40} 680 ${top - 60} 770 ${top - 104} C 806 ${top - 122} 830 ${top - 140} 850 ${top - 142} C 868 ${top - 140} 866 ${top - 118} 868 ${top - 96} C 872 ${top - 60} 884 ${top - 30} 872 ${top + 4} L 500 ${top + 12} Z`;
  const inside = path`M 320 ${top - 92} C 400 ${top - 112} 700 ${top - 124} 852 ${top - 144} L 820 ${top - 70} L 560 ${top - 30} L 400 ${top - 40} Z`;
  const topline = path`M 300 ${top - 93} C 320 ${top - 95} 336 ${top - 92} 350 ${top - 88} C 376 ${top - 80} 396 ${top - 62} 430 ${top - 56} C 540 ${top - 40} 680 ${top - 60} 770 ${top - 104} C 806 ${top - 122} 830 ${top - 140} 850 ${top - 142}`;
  const cap = path`M 110 ${top + 8} C 108 ${top - 34} 150 ${top - 72} 220 ${top - 84} C 236 ${top - 88} 252 ${top - 90} 266 ${top - 92} C 256 ${top - 60} 262 ${top - 20} 284 ${top + 12} Z`;
  const strap = path`M 520 ${top - 50} C 530 ${top - 130} 560 ${top - 176} 610 ${top - 186} C 640 ${top - 188} 640 ${top - 166} 622 ${top - 156} C 590 ${top - 134} 574 ${top - 100} 572 ${top - 48} Z`;
  const sole = path`M 112 ${top + 6} C 106 ${top - 4} 118 ${top - 8} 136 ${top - 6} C 380 ${top + 10} 640 ${top + 10} 868 ${top - 4} C 882 ${top - 2} 884 ${top + 10} 878 ${floor - 6} L 876 ${floor} L 720 ${floor} L 712 ${floor - lift * 0.35} L 560 ${floor - lift * 0.35} C 440 ${floor - 2} 300 ${floor} 220 ${floor - 2} C 160 ${floor - 4} 124 ${floor - 10} 112 ${top + 6} Z`;
  return { upper, inside, topline, cap, strap, sole };
}

interface MainPanelsParts {
  readonly inside: string;
  readonly top: number;
  readonly main: string;
  readonly isMaryJane: boolean;
  readonly sketch: Sketch;
  readonly upper: string;
  readonly cloth: Cloth;
}

/** Lining and upper. */
function mainPanelsOf({ inside, top, main, isMaryJane, sketch, upper, cloth }: MainPanelsParts): string {
  return (
    shape(inside, '#d8c2a6') +
    shape(
      path`M 400 ${top - 100} C 560 ${top - 118} 740 ${top - 128} 852 ${top - 144} L 846 ${top - 130} C 740 ${top - 114} 560 ${top - 104} 410 ${top - 84} Z`,
      shaded(main, -0.08),
    ) +
    (isMaryJane
      ? shape(
          path`M 604 ${top - 184} C 640 ${top - 196} 680 ${top - 176} 690 ${top - 120} L 664 ${top - 112} C 660 ${top - 150} 640 ${top - 164} 612 ${top - 160} Z`,
          shaded(main, -0.12),
        )
      : '') +
    shoePanel(sketch, {
      outline: upper,
      cloth,
      rim: 24,
      lights: [
        [path`M 180 ${top - 50} C 230 ${top - 68} 290 ${top - 76} 340 ${top - 66}`, 16],
        [path`M 540 ${top - 26} C 660 ${top - 34} 760 ${top - 70} 830 ${top - 108}`, 14, 0.55],
      ],
      shadows: [[path`M 130 ${top + 2} C 400 ${top + 14} 700 ${top + 12} 872 ${top + 2}`, 20, 0.5]],
      inside: line(
        path`M 560 ${top - 48} C 552 ${top - 30} 548 ${top - 10} 550 ${top + 12}`,
        cloth.tones.seam,
        1.8,
        'opacity="0.7"',
      ),
    })
  );
}

/** A flat, low-cut shoe with a corded edge and a bow, or with a strap over the instep. */
export const drawBallerina: DrawShoe = ({ sketch, colours, pattern }) => {
  const { random } = sketch;
  const [main = '#a9556b', second] = colours;
  const cloth = clothOf(sketch, [main], pattern);
  const isMaryJane = random.chance(0.35);
  const hasCap = random.chance(0.4);
  const edge = tonesOf(second ?? shaded(main, -0.06));
  const lift = random.between(16, 30);
  const top = floor - lift;
  const { upper, inside, topline, cap, strap, sole } = outlinesOf(top, lift);
  const [bowX, bowY] = [338, top - 92];
  const bow = bowOf({ bowX, bowY, sketch, second, main, edge });
  const mainPanels = mainPanelsOf({ inside, top, main, isMaryJane, sketch, upper, cloth });
  const shapes =
    mainPanels +
    (hasCap
      ? shoePanel(sketch, {
          outline: cap,
          cloth: clothOf(sketch, [second ?? shaded(main, -0.12)], 'leather'),
          raised: true,
          lights: [[path`M 166 ${top - 44} C 190 ${top - 58} 220 ${top - 66} 248 ${top - 70}`, 12]],
        })
      : '') +
    line(topline, edge.seam, 8, 'opacity="0.8"') +
    line(topline, edge.light, 5.4) +
    (isMaryJane
      ? shoePanel(sketch, { outline: strap, cloth, rim: 10, raised: true }) +
        path`<circle cx="546" cy="${top - 62}" r="9" fill="#cdb06c" stroke="#8b7440" stroke-width="1.5"/>`
      : bow) +
    gloss(sketch, path`M 160 ${top - 46} C 190 ${top - 60} 226 ${top - 70} 262 ${top - 74}`, 5, 0.45) +
    solePart(sketch, sole, random.pick(['#3a2d26', '#b78d62', '#241f1d']));
  return {
    shapes,
    silhouettes: [upper, sole],
    detail: [170, top - 250, 400],
    contacts: [[150, 872]],
    outsole: { toe: 'round', tread: 'smooth', heel: 'small', colour: '#b78d62' },
  };
};
