import { fail, isRecord, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { createRandom, inEveryLanguage, modelNames, sizesOf } from '@lyng/demo-catalogue/core';
import { colourNotStated } from './colour-words.ts';
import { pricesInEveryMarket } from './convert-price.ts';
import type { PlacedProduct } from './categories/build-categories.ts';
import { kinds, otherKindOf } from './categories/kinds.ts';
import type { ImportTools } from './import-feed-row.ts';
import { keyOf } from './import-registry.ts';
import { makeImportedProduct } from './make-imported-product.ts';
import { textOf } from './feed-text.ts';
import { departmentsOf } from './place-in-shop.ts';
import type { Place } from './place-in-shop.ts';
import { goods, localized, words } from './vocabulary/vocabulary.ts';

/** One row of `images.jsonl` that belongs to no product. */
export interface PlainPhoto {
  readonly file: string;
  readonly className: string;
  readonly forChildren: boolean;
  readonly source: string;
  readonly licence: string;
}

/** Reads a photo's row; undefined for photos that a product of the feed already shows. */
export function parsePlainPhoto(value: unknown): Result<string, PlainPhoto | undefined> {
  if (!isRecord(value)) return fail('not an object');
  const file = textOf(value.file);
  if (file === undefined) return fail('no file');
  const licence = textOf(value.licence);
  if (textOf(value.productId) !== undefined || licence !== 'CC0-1.0') return ok(undefined);
  const className = textOf(value.class);
  if (className === undefined) return fail('no class');
  return ok({
    file,
    className,
    forChildren: value.kids === true,
    source: textOf(value.source) ?? 'unknown source',
    licence,
  });
}

type PhotoClass = keyof typeof goods.photoClasses;

const isPhotoClass = (name: string): name is PhotoClass => Object.hasOwn(goods.photoClasses, name);

/** The place of a class; shoes without a known kind only go as far as their family. */
function placeOf(photoClass: PhotoClass, forChildren: boolean): Place {
  const { place, womenOnly } = { womenOnly: false, ...goods.photoClasses[photoClass] };
  const gender = forChildren ? 'children' : womenOnly ? 'women' : 'unisex';
  const kind = kinds.get(place);
  return { family: kind?.family ?? 'shoes', kind, gender, departments: departmentsOf(place, gender) };
}

/** Makes a plain product of a free photo: its class gives the kind, the shop gives name, price and sizes. */
export async function importPlainPhoto(photo: PlainPhoto, tools: ImportTools): Promise<Result<string, PlacedProduct>> {
  const { className, forChildren } = photo;
  if (!isPhotoClass(className)) return fail(`unknown class "${className}"`);
  const image = await tools.photos.take(photo.file, ['main', 'front']);
  if (!image.ok) return image;
  const place = placeOf(className, forChildren);
  const key = keyOf('photo', photo.file);
  const random = createRandom(photo.file);
  const labels = sizesOf(
    (place.kind ?? otherKindOf(place.family)).sizes,
    place.gender === 'unisex' ? 'men' : place.gender,
    random,
  );
  const model = random.pick(modelNames[place.gender]);
  const { priceDkk } = goods.photoClasses[className];
  const { registry } = tools;
  return ok(
    makeImportedProduct(
      {
        key,
        productId: registry.idOf('product', key),
        variantGroupId: registry.idOf('group', key),
        brandId: registry.brandIdOf('Basis'),
        place,
        run: {
          key: '',
          marketPrices: {},
          colour: colourNotStated,
          imageFile: photo.file,
          sizes: labels.map((label) => ({ label, stock: undefined })),
        },
        texts: {
          name: inEveryLanguage((_copy, language) => `${words[language].photoClasses[className]} ${model}`),
          description: localized(({ texts }) => texts.photo),
          details: localized(
            ({ texts }) => texts.credit,
            () => `${photo.source} (${photo.licence})`,
          ),
        },
        prices: pricesInEveryMarket(forChildren ? priceDkk * 0.6 : priceDkk),
        images: [image.value],
        parameters: [],
        isNew: false,
        unitsSold: 0,
      },
      registry,
    ),
  );
}
