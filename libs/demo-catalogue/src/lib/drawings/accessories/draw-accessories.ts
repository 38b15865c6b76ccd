import type { AccessoryKind, DrawingPattern, DrawingView } from '../drawing-kinds.ts';
import { boundsOf, path } from '../drawing-tools/path-data.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';
import { contactShadow, drawingSize, lyingShadow, studioFloor } from '../studio-ground.ts';
import type { DrawAccessory, DrawnAccessory } from './accessory.ts';
import { drawBackpack } from './backpack.ts';
import { drawBag } from './bag.ts';
import { drawBeanie } from './beanie.ts';
import { drawBelt } from './belt.ts';
import { drawCap } from './cap.ts';
import { drawGloves } from './gloves.ts';
import { drawScarf } from './scarf.ts';
import { drawSocks } from './socks.ts';
import { drawSunglasses } from './sunglasses.ts';
import { drawTote } from './tote.ts';
import { drawWallet } from './wallet.ts';
import { drawWatch } from './watch.ts';

const accessories: Record<AccessoryKind, DrawAccessory> = {
  bag: drawBag,
  tote: drawTote,
  backpack: drawBackpack,
  belt: drawBelt,
  scarf: drawScarf,
  beanie: drawBeanie,
  cap: drawCap,
  gloves: drawGloves,
  sunglasses: drawSunglasses,
  socks: drawSocks,
  watch: drawWatch,
  wallet: drawWallet,
};

const withShadow = (sketch: Sketch, drawn: DrawnAccessory): string => {
  if (drawn.stands === undefined) return lyingShadow(sketch, drawn.silhouettes) + drawn.shapes;
  const { floor, from, to } = drawn.stands;
  return contactShadow(sketch, { x: (from + to) / 2, y: floor - 2, halfWidth: (to - from) / 2 }) + drawn.shapes;
};

interface Frame {
  readonly right: number;
  readonly down: number;
  readonly scale: number;
}

const frameOf = (drawn: DrawnAccessory): Frame => {
  const { x, y, width, height } = boundsOf(drawn.silhouettes.join(' '));
  const scale = Math.min(780 / width, 980 / height, 1.25);
  const centre = drawn.stands === undefined ? drawingSize.height / 2 : 650;
  return { scale, right: drawingSize.width / 2 - (x + width / 2) * scale, down: centre - (y + height / 2) * scale };
};

/** Accessories: standing on the floor or lying on the paper, from two sides, or looked at closely. */
export function drawAccessories(
  sketch: Sketch,
  order: {
    readonly kind: AccessoryKind;
    readonly colours: readonly string[];
    readonly pattern: DrawingPattern;
    readonly view: DrawingView;
  },
): string {
  const { kind, colours, pattern, view } = order;
  const drawn = accessories[kind]({ sketch, colours, pattern, side: view === 'side' ? 'side' : 'front' });
  const [left, top, wide] = drawn.detail;
  const zoom = drawingSize.width / wide;
  const { right, down, scale } =
    view === 'detail' ? { right: -left * zoom, down: -top * zoom, scale: zoom } : frameOf(drawn);
  const floor = drawn.stands === undefined ? '' : studioFloor(sketch, drawn.stands.floor * scale + down);
  return `${floor}<g transform="${path`translate(${right} ${down})`} scale(${Math.round(scale * 1000) / 1000})">${withShadow(sketch, drawn)}</g>`;
}
