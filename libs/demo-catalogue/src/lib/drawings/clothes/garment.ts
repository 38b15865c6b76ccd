import type { DrawingPattern } from '../drawing-kinds.ts';
import type { Cloth } from '../drawing-tools/cloth.ts';
import type { Sketch } from '../drawing-tools/sketch.ts';

/** The input of a drawing of clothes. */
export interface GarmentOrder {
  readonly sketch: Sketch;
  readonly colours: readonly string[];
  readonly pattern: DrawingPattern;
  readonly side: 'front' | 'back';
}

/** A drawn garment: its shapes, and the outlines that throw the shadow. */
export interface DrawnGarment {
  readonly shapes: string;
  readonly silhouettes: readonly string[];
  /** The crop of the close-up: left, top and width in image coordinates. */
  readonly detail: readonly [x: number, y: number, width: number];
}

export type DrawGarment = (order: GarmentOrder) => DrawnGarment;

/** The cloth's pattern does not suit trimmings: they keep the colour only. */
export const plain = (cloth: Cloth): Cloth => ({ ...cloth, surfaces: cloth.surfaces.slice(-1) });
