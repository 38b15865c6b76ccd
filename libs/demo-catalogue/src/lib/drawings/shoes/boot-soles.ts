import { shaded } from '../drawing-tools/colour-shading.ts';
import { path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { line, shape, topstitch } from '../drawing-tools/stitching.ts';
import { solePart } from './shoe-parts.ts';
import { floor } from './shoe.ts';

/** A sole seen from the side: its shapes, its outline, and the height of its upper edge. */
export interface SideSole {
  readonly shapes: string;
  readonly outline: string;
  readonly top: number;
}

/** A thick rubber sole with cleats and a heel step. */
export function lugSole(sketch: Sketch, colour: string, thickness: number): SideSole {
  const top = floor - thickness;
  const step = thickness * 0.42;
  const outline = path`M 116 ${top + 28} C 112 ${top + 4} 126 ${top - 4} 148 ${top - 2} C 330 ${top + 18} 640 ${top + 20} 866 ${top - 4} C 884 ${top - 2} 888 ${top + 24} 884 ${floor - 8} C 883 ${floor - 3} 878 ${floor} 872 ${floor} L 676 ${floor} C 662 ${floor} 656 ${floor - step} 640 ${floor - step} C 600 ${floor - step} 590 ${floor} 560 ${floor} L 250 ${floor} C 180 ${floor} 130 ${top + 62} 116 ${top + 28} Z`;
  const cleats = Array.from({ length: 17 }, (_, index) => 196 + index * 41)
    .filter((x) => x < 540 || x > 680)
    .map((x) =>
      shape(
        path`M ${x} ${floor + 1} L ${x + 5} ${floor - thickness * 0.3} L ${x + 15} ${floor - thickness * 0.3} L ${x + 20} ${floor + 1} Z`,
        '#000000',
        0.5,
      ),
    )
    .join('');
  const welt = path`M 122 ${top + 14} C 330 ${top + 34} 640 ${top + 36} 884 ${top + 10}`;
  return {
    shapes: solePart(
      sketch,
      outline,
      colour,
      cleats +
        topstitch(welt, shaded(colour, 0.3)) +
        line(path`M 120 ${top + 28} C 330 ${top + 46} 640 ${top + 48} 886 ${top + 24}`, shaded(colour, -0.12), 2.4),
    ),
    outline,
    top,
  };
}

/** A leather sole with a stacked heel; the foot rises towards the heel. */
export function heeledSole(
  sketch: Sketch,
  options: { readonly colour: string; readonly heelColour: string; readonly heel: number; readonly heelWidth: number },
): SideSole {
  const { colour, heelColour, heel, heelWidth } = options;
  const thickness = 17;
  const heelTop = floor - heel;
  const front = 872 - heelWidth;
  const outline = path`M 112 ${floor - 22} C 106 ${floor - 34} 112 ${floor - 42} 126 ${floor - 40} C 240 ${floor - 22} 340 ${floor - 20} 430 ${floor - 26} C 560 ${floor - 36} 640 ${heelTop - 4} 760 ${heelTop - 14} L 872 ${heelTop - 16} L 872 ${heelTop + 4} L ${front + 10} ${heelTop + 6} C 660 ${heelTop + 18} 600 ${floor - thickness} 470 ${floor - 5} C 400 ${floor} 330 ${floor} 250 ${floor} C 190 ${floor} 134 ${floor - 8} 112 ${floor - 22} Z`;
  const block = path`M ${front} ${heelTop + 4} C ${front + 40} ${heelTop - 2} 830 ${heelTop - 6} 874 ${heelTop - 8} C 872 ${heelTop + heel * 0.4} 866 ${floor - heel * 0.3} 864 ${floor} L ${front + 14 + heel * 0.08} ${floor} C ${front + 14} ${floor - heel * 0.4} ${front + 10} ${heelTop + heel * 0.3} ${front} ${heelTop + 4} Z`;
  const layers =
    heel < 60
      ? [0.36, 0.68]
          .map((share) =>
            line(
              path`M ${front} ${heelTop + heel * share} L 880 ${heelTop + heel * share - 3}`,
              shaded(heelColour, -0.12),
              1.6,
              'opacity="0.7"',
            ),
          )
          .join('')
      : '';
  const tip = shape(
    path`M ${front} ${floor - 9} L 880 ${floor - 9} L 880 ${floor} L ${front} ${floor} Z`,
    '#1d1a18',
    0.75,
  );
  return {
    shapes: solePart(sketch, block, heelColour, layers + tip) + solePart(sketch, outline, colour),
    outline: `${outline} ${block}`,
    top: heelTop,
  };
}
