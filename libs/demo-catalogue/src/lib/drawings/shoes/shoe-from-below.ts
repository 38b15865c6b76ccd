import { shaded, tonesOf } from '../drawing-tools/colour-shading.ts';
import { clipped, linearGradient, softened } from '../drawing-tools/light-and-shadow.ts';
import { mirrored, path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, shape } from '../drawing-tools/stitching.ts';
import { lyingShadow } from '../studio-ground.ts';
import type { OutsoleStyle } from './shoe.ts';

/** The left foot's outline, its toe up; the inner side is on the right. */
const outlines: Record<OutsoleStyle['toe'], string> = {
  round: path`M 300 210 C 390 200 452 262 458 372 C 462 452 436 520 428 610 C 424 690 446 760 446 850 C 446 960 400 1030 336 1030 C 268 1030 226 962 226 860 C 226 760 226 690 210 610 C 190 520 160 450 166 372 C 172 268 222 216 300 210 Z`,
  almond: path`M 320 180 C 388 206 440 280 450 384 C 456 462 430 540 424 620 C 420 700 436 770 436 850 C 436 960 394 1030 334 1030 C 270 1030 232 962 232 860 C 232 770 232 700 218 620 C 200 530 176 470 182 392 C 190 284 244 196 320 180 Z`,
  pointed: path`M 336 156 C 360 158 428 270 440 390 C 446 470 420 550 410 640 C 404 720 414 790 414 860 C 414 960 384 1030 334 1030 C 280 1030 250 962 250 870 C 250 790 252 720 236 640 C 216 550 192 480 200 400 C 212 280 312 158 336 156 Z`,
};

const rows = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const treads: Record<OutsoleStyle['tread'], (dark: string, bright: string) => string> = {
  herringbone: (dark, bright) =>
    rows(210, 1030, 22)
      .map((y) => {
        const zigzag = `M 150 ${y} ${rows(168, 480, 18)
          .map((x, index) => `L ${x} ${y + (index % 2 === 0 ? 11 : 0)}`)
          .join(' ')}`;
        return (
          line(zigzag, dark, 5, 'opacity="0.55"') +
          `<g transform="translate(0 3)">${line(zigzag, bright, 1.6, 'opacity="0.5"')}</g>`
        );
      })
      .join(''),
  waves: (dark, bright) =>
    rows(200, 1040, 30)
      .map((y) => {
        const wave = path`M 150 ${y} C 220 ${y - 26} 260 ${y + 26} 320 ${y} C 380 ${y - 26} 420 ${y + 26} 480 ${y}`;
        return (
          line(wave, dark, 7, 'opacity="0.5"') +
          `<g transform="translate(0 4)">${line(wave, bright, 1.8, 'opacity="0.5"')}</g>`
        );
      })
      .join(''),
  studs: (dark, bright) =>
    rows(220, 1020, 28)
      .flatMap((y, row) =>
        rows(160 + (row % 2) * 14, 470, 28).map(
          (x) =>
            `<circle cx="${x}" cy="${y}" r="7.5" fill="${dark}" opacity="0.5"/><circle cx="${x - 1}" cy="${y - 2}" r="6" fill="${bright}" opacity="0.3"/>`,
        ),
      )
      .join(''),
  lugs: (dark, bright) =>
    rows(230, 1010, 64)
      .flatMap((y) => [
        [path`M 160 ${y} L 232 ${y + 14} L 232 ${y + 46} L 160 ${y + 34} Z`],
        [path`M 470 ${y} L 396 ${y + 14} L 396 ${y + 46} L 470 ${y + 34} Z`],
        [path`M 266 ${y + 24} L 314 ${y + 6} L 362 ${y + 24} L 362 ${y + 48} L 314 ${y + 30} L 266 ${y + 48} Z`],
      ])
      .map(
        ([lug = '']) =>
          `<g transform="translate(0 5)">${shape(lug, dark, 0.8)}</g>${shape(lug, bright, 0.35)}${line(lug, dark, 1.4, 'opacity="0.6"')}`,
      )
      .join(''),
  smooth: (dark) => line('M 316 260 C 330 420 318 560 322 680', dark, 1.6, 'opacity="0.12"'),
};

/** A pair seen from below, lying on the paper. */
export function shoeFromBelow(sketch: Sketch, style: OutsoleStyle): string {
  const outline = outlines[style.toe];
  const tones = tonesOf(style.colour);
  const lit = linearGradient(
    sketch,
    [160, 200, 470, 1000],
    [
      { at: 0, colour: tones.light },
      { at: 0.5, colour: tones.base },
      { at: 1, colour: tones.shade },
    ],
  );
  const rounding = softened(
    sketch,
    9,
    outline,
    line(outline, tones.deep, 26, 'opacity="0.55"') +
      shape(
        'M 214 600 C 260 560 380 560 430 600 C 424 700 440 720 440 770 C 380 740 290 740 228 770 C 228 720 220 660 214 600 Z',
        tones.deep,
        0.34,
      ) +
      line('M 250 300 C 240 360 244 420 256 480', tones.bright, 30, 'opacity="0.5"'),
  );
  const inner = `<g transform="translate(316 620) scale(0.9 0.945) translate(-316 -620)">${line(outline, tones.seam, 2.4, 'opacity="0.6"')}${style.tread === 'smooth' ? line(outline, tones.bright, 2, 'stroke-dasharray="5 6" opacity="0.6"') : ''}</g>`;
  const heel = heelShapes[style.heel];
  const heelColour = shaded(style.tread === 'smooth' ? '#2b2623' : style.colour, style.tread === 'smooth' ? 0 : -0.04);
  const heelTones = tonesOf(heelColour);
  const heelPart =
    heel === ''
      ? ''
      : softened(sketch, 6, heel, `<g transform="translate(3 8)">${shape(heel, '#1c1512', 0.5)}</g>`) +
        shape(heel, heelTones.base) +
        clipped(
          sketch,
          heel,
          (style.tread === 'smooth' ? '' : treads[style.tread](heelTones.deep, heelTones.bright)) +
            softened(sketch, 6, heel, line(heel, heelTones.deep, 14, 'opacity="0.6"')),
        ) +
        line(heel, heelTones.seam, 1.8);
  const one =
    clipped(sketch, outline, shape(outline, lit) + treads[style.tread](tones.deep, tones.bright) + rounding + inner) +
    line(outline, tones.seam, 1.8, 'opacity="0.7"') +
    heelPart;
  return lyingShadow(sketch, [outline, mirrored(outline)]) + one + `<g transform="matrix(-1 0 0 1 1000 0)">${one}</g>`;
}

const heelShapes: Record<OutsoleStyle['heel'], string> = {
  none: '',
  block: path`M 232 846 C 290 824 384 824 440 846 C 446 950 404 1026 336 1026 C 268 1026 230 960 232 846 Z`,
  small: path`M 290 950 C 316 940 350 940 378 950 C 384 992 366 1024 334 1024 C 300 1024 286 994 290 950 Z`,
};
