import type { SourceDrawing } from '../../catalogue-source/catalogue-source.ts';

/** What a picture is made from: a drawing of the shop's own, or a photo on disk. */
export type Original =
  | { readonly kind: 'drawing'; readonly drawing: SourceDrawing & { readonly view: string } }
  | { readonly kind: 'file'; readonly path: string };

/** Finds the original of a product picture by its file name; `undefined` when the catalogue has none of that name. */
export type FindOriginal = (fileName: string) => Promise<Original | undefined>;
