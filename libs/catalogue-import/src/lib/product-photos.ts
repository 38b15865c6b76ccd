import { fail, ok } from '@lyng/model';
import type { Result, SourceImage } from '@lyng/model';
import { hashOf, viewsOf } from '@lyng/demo-catalogue/core';
import type { Kind } from './categories/kinds.ts';
import type { PhotoStore } from './photo-store.ts';

/** A photo's name up to its view: `mh01-gray` of `images/luma/mh01-gray_back.webp`. */
const stemOf = (file: string): string => (file.split('/').at(-1) ?? '').replace(/_[^_]*$/, '').replace(/\.\w+$/, '');

const viewOf = (file: string): string => /_(back|alt\d*|alternate)\b/.exec(file)?.[1] ?? 'front';

/** The photos of one colour: its own first, then those of the model that show the same colour. */
export function photosOfColour(own: string | undefined, all: readonly string[]): readonly string[] {
  if (own === undefined) return all;
  return [own, ...all.filter((file) => file !== own && stemOf(file) === stemOf(own))];
}

/** Takes photos from the store; a photo that cannot be used rejects the product only when it is the main one. */
export async function takePhotos(
  store: PhotoStore,
  files: readonly string[],
): Promise<Result<string, readonly SourceImage[]>> {
  const images: SourceImage[] = [];
  for (const [index, file] of files.entries()) {
    const taken = await store.take(file, index === 0 ? ['main', viewOf(file)] : [viewOf(file)]);
    if (taken.ok) images.push(taken.value);
    else if (index === 0) return fail(taken.error);
  }
  return images.length === 0 ? fail('no photo') : ok(images);
}

/** Drawings for products without photos. */
export function drawingsFor(
  productId: number,
  { drawing }: Pick<Kind, 'drawing'>,
  hex: string,
  title: string,
): readonly SourceImage[] {
  return viewsOf(drawing).map((view, index) => ({
    fileName: `${productId}-${index + 1}.svg`,
    tags: index === 0 ? ['main', view] : [view],
    drawing: { kind: drawing, colours: [hex, '#ebe1cd'], pattern: 'solid', seed: hashOf(title), view },
  }));
}
