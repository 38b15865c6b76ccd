import type { SourceDrawing } from '@lyng/model';

/** The source of an image: a drawing of the shop's own, or a photo on disk. */
export type Original =
  | { readonly kind: 'drawing'; readonly drawing: SourceDrawing & { readonly view: string } }
  | {
      readonly kind: 'file';
      readonly path: string;
      /** Its name may get another image: caches request it again soon. */
      readonly isReplaceable?: boolean;
    };

/** Finds the original of a product image by its file name; `undefined` when the catalogue has none of that name. */
export type FindOriginal = (fileName: string) => Promise<Original | undefined>;
