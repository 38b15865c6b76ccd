import type { DrawingPattern } from '../drawing-kinds.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';

/** What a kind of accessory is drawn from. */
export interface AccessoryOrder {
  readonly sketch: Sketch;
  readonly colours: readonly string[];
  readonly pattern: DrawingPattern;
  readonly side: 'front' | 'side';
}

/** A drawn accessory; it lies on the ground unless it has a floor line. */
export interface DrawnAccessory {
  readonly shapes: string;
  readonly silhouettes: readonly string[];
  /** The crop of the close-up: left, top and width. */
  readonly detail: readonly [x: number, y: number, width: number];
  readonly stands?: { readonly floor: number; readonly from: number; readonly to: number };
}

export type DrawAccessory = (order: AccessoryOrder) => DrawnAccessory;
