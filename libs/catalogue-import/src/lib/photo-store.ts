import { createReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, join, parse, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fail, ok } from '@lyng/model';
import type { Result, SourceImage } from '@lyng/model';
import { hashOf, viewsOf } from '@lyng/demo-catalogue/core';
import type { Kind } from './categories/kinds.ts';
import { UniqueNames } from './import-registry.ts';

const signatures = {
  jpg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  avif: (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
} as const satisfies Readonly<Record<string, (bytes: Buffer) => boolean>>;

export type ImageType = keyof typeof signatures;

/** The types of photos, as files end. */
export const imageTypes: readonly ImageType[] = ['jpg', 'png', 'webp', 'avif'];

/** The type of an image by its first twelve bytes. */
export const imageTypeOf = (bytes: Buffer): ImageType | undefined => imageTypes.find((type) => signatures[type](bytes));

const viewOf = (file: string): string => /_(back|alt\d*|alternate)\b/.exec(file)?.[1] ?? 'front';

/** The photos of a product, the main one first; fails where that one cannot be used, and leaves out others. */
export type TakePhotos = (files: readonly string[]) => Promise<Result<string, readonly SourceImage[]>>;

/** Opens a folder; photos are found by their path below it, and nowhere else. Each gets a name that is unique over the catalogue. */
export async function openPhotoStore(folder: string): Promise<TakePhotos> {
  const root = await realpath(folder);
  const names = new UniqueNames();
  const take = async (file: string, tags: readonly string[]): Promise<Result<string, SourceImage>> => {
    const path = await realpath(join(root, file)).catch(() => undefined);
    if (path === undefined) return fail(`photo ${file} is missing`);
    if (!path.startsWith(root + sep)) return fail(`photo ${file} lies outside the folder`);
    const bytes = await buffer(createReadStream(path, { end: 11 })).catch(() => Buffer.alloc(0));
    if (bytes.length < 12 || imageTypeOf(bytes) === undefined) return fail(`photo ${file} is not an image`);
    const { name, ext } = parse(basename(file).replace(/[^\w.-]+/g, '-'));
    return ok({ fileName: names.take(name) + ext, tags, file });
  };
  return async ([main = '', ...others]) => {
    const first = await take(main, ['main', viewOf(main)]);
    if (!first.ok) return first;
    const images = [first.value];
    for (const file of others) {
      const taken = await take(file, [viewOf(file)]);
      if (taken.ok) images.push(taken.value);
    }
    return ok(images);
  };
}

/** A photo's name up to its view: `mh01-gray` of `images/luma/mh01-gray_back.webp`. */
const stemOf = (file: string): string =>
  basename(file)
    .replace(/_[^_]*$/, '')
    .replace(/\.\w+$/, '');

/** The photos of one colour: its own first, then those of the model that show the same colour. */
export function photosOfColour(own: string | undefined, all: readonly string[]): readonly string[] {
  if (own === undefined) return all;
  return [own, ...all.filter((file) => file !== own && stemOf(file) === stemOf(own))];
}

/** Drawings for products without photos. */
export const drawingsFor = (productId: number, { drawing }: Kind, hex: string, title: string): readonly SourceImage[] =>
  viewsOf(drawing).map((view, index) => ({
    fileName: `${productId}-${index + 1}.svg`,
    tags: index === 0 ? ['main', view] : [view],
    drawing: { kind: drawing, colours: [hex, '#ebe1cd'], pattern: 'solid', seed: hashOf(title), view },
  }));
