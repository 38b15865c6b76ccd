import type { DrawingPattern, DrawingView, ShoeKind } from '../drawing-kinds.ts';
import { boundsOf, path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { contactShadow, drawingSize, studioFloor } from '../studio-ground.ts';
import { drawAnkleBoot } from './ankle-boot.ts';
import { drawBallerina } from './ballerina.ts';
import { drawChelseaBoot } from './chelsea-boot.ts';
import { drawLaceUpBoot } from './lace-up-boot.ts';
import { drawLoafer } from './loafer.ts';
import { drawPump } from './pump.ts';
import { drawRunningShoe } from './running-shoe.ts';
import { drawSandal } from './sandal.ts';
import { shoeFromBelow } from './shoe-from-below.ts';
import type { DrawnShoe, DrawShoe } from './shoe.ts';
import { floor } from './shoe.ts';
import { drawSlipper } from './slipper.ts';
import { drawSneaker } from './sneaker.ts';
import { drawWellington } from './wellington.ts';
import { drawWinterBoot } from './winter-boot.ts';

const shoes: Record<ShoeKind, DrawShoe> = {
  'running-shoe': drawRunningShoe,
  boot: drawLaceUpBoot,
  'chelsea-boot': drawChelseaBoot,
  'ankle-boot': drawAnkleBoot,
  loafer: drawLoafer,
  pump: drawPump,
  ballerina: drawBallerina,
  sandal: drawSandal,
  slipper: drawSlipper,
  wellington: drawWellington,
  'winter-boot': drawWinterBoot,
  sneaker: drawSneaker,
};

const standing = (sketch: Sketch, shoe: DrawnShoe): string => {
  const shadows = shoe.contacts.map(([from, to]) =>
    contactShadow(sketch, { x: (from + to) / 2, y: floor - 2, halfWidth: (to - from) / 2 }),
  );
  return shadows.join('') + shoe.shapes;
};

interface Framing {
  readonly scale: number;
  readonly right: number;
  readonly down: number;
  /** The y of the floor in the image. */
  readonly floorAt: number;
  /** The height of the shoe in the image. */
  readonly high: number;
}

/** Moves the shoe to the middle of the image, as large as it fits. */
const framing = (shoe: DrawnShoe): Framing => {
  const box = boundsOf(shoe.silhouettes.join(' '));
  const scale = Math.min(850 / box.width, 960 / box.height, 1.2);
  const right = drawingSize.width / 2 - (box.x + box.width / 2) * scale;
  const centre = 655 + Math.min(60, box.height * scale * 0.03);
  const down = centre - (box.y + box.height / 2) * scale;
  return { scale, right, down, floorAt: floor * scale + down, high: box.height * scale };
};

const placed = (shapes: string, right: number, down: number, scale: number): string =>
  `<g transform="${path`translate(${right} ${down})`} scale(${Math.round(scale * 1000) / 1000})">${shapes}</g>`;

/** Shoes standing in the studio: one, a pair, from below, or looked at closely. */
export function drawShoes(
  sketch: Sketch,
  order: {
    readonly kind: ShoeKind;
    readonly colours: readonly string[];
    readonly pattern: DrawingPattern;
    readonly view: DrawingView;
  },
): string {
  const { kind, colours, pattern, view } = order;
  const draw = shoes[kind];
  const shoe = draw({ sketch, colours, pattern });
  if (view === 'sole') return shoeFromBelow(sketch, shoe.outsole);
  const { scale, right, down, floorAt, high } = framing(shoe);
  const one = standing(sketch, shoe);
  if (view === 'pair') {
    // Low shoes stand closer, so that the one behind still looks like standing on the same floor.
    const apart = Math.min(176, high * 0.42);
    return (
      studioFloor(sketch, floorAt - 40) +
      placed(one, right + 96, down + 40 - apart * 0.44, scale * 0.9) +
      placed(one, right + 10, down + 40 + apart * 0.56, scale * 0.94)
    );
  }
  if (view === 'detail') {
    const [x, y, width] = shoe.detail;
    const zoom = drawingSize.width / width;
    return placed(studioFloor(sketch, floor) + one, -x * zoom, -y * zoom, zoom);
  }
  return studioFloor(sketch, floorAt) + placed(one, right, down, scale);
}
