import { fail, isRecord, ok } from '@lyng/model';
import type { Localized, Result } from '@lyng/model';
import { createRandom, modelNames, sizesOf } from '@lyng/demo-catalogue/core';
import { colourNotStated } from './colour-words.ts';
import { pricesInEveryMarket } from './convert-price.ts';
import type { PlacedProduct } from './categories/build-categories.ts';
import { kinds } from './categories/kinds.ts';
import type { ImportTools } from './import-feed-row.ts';
import { keyOf } from './import-registry.ts';
import { makeImportedProduct } from './make-imported-product.ts';
import { textOf } from './feed-text.ts';
import { departmentsOf } from './place-in-shop.ts';
import type { Place } from './place-in-shop.ts';
import { plainKinds } from './plain-kinds.ts';
import type { PlainKind } from './plain-kinds.ts';

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

function placeOf({ place, womenOnly }: PlainKind, forChildren: boolean): Place {
  const gender = forChildren ? 'children' : womenOnly === true ? 'women' : 'unisex';
  if ('family' in place)
    return {
      family: place.family,
      kind: undefined,
      gender,
      departments: forChildren ? ['children'] : ['women', 'men'],
    };
  const kind = kinds.get(place.kind);
  return { family: kind?.family ?? 'clothes', kind, gender, departments: departmentsOf(place.kind, gender) };
}

const withModel = (name: Localized, model: string): Localized => ({
  da: `${name.da} ${model}`,
  sv: `${name.sv} ${model}`,
  nb: `${name.nb} ${model}`,
  fi: `${name.fi} ${model}`,
});

const description: Localized = {
  da: 'En enkel basisvare. Farve og detaljer ses på billedet.',
  sv: 'En enkel basvara. Färg och detaljer syns på bilden.',
  nb: 'Et enkelt basisplagg. Farge og detaljer vises på bildet.',
  fi: 'Yksinkertainen perustuote. Väri ja yksityiskohdat näkyvät kuvassa.',
};

/** The origin of the photo, as a fact of the product. */
const creditOf = ({ source, licence }: PlainPhoto): Localized => ({
  da: `Foto: ${source} (${licence})`,
  sv: `Foto: ${source} (${licence})`,
  nb: `Foto: ${source} (${licence})`,
  fi: `Kuva: ${source} (${licence})`,
});

/** Makes a plain product of a free photo: its class gives the kind, the shop gives name, price and sizes. */
export async function importPlainPhoto(photo: PlainPhoto, tools: ImportTools): Promise<Result<string, PlacedProduct>> {
  const kind = Object.hasOwn(plainKinds, photo.className) ? plainKinds[photo.className] : undefined;
  if (kind === undefined) return fail(`unknown class "${photo.className}"`);
  const image = await tools.photos.take(photo.file, ['main', 'front']);
  if (!image.ok) return image;
  const place = placeOf(kind, photo.forChildren);
  const key = keyOf('photo', photo.file);
  const random = createRandom(photo.file);
  const labels = sizesOf(kind.sizes, place.gender === 'unisex' ? 'men' : place.gender, random);
  const { registry, options } = tools;
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
          name: withModel(kind.name, random.pick(modelNames[place.gender])),
          description,
          details: creditOf(photo),
        },
        prices: pricesInEveryMarket(photo.forChildren ? kind.priceDkk * 0.6 : kind.priceDkk),
        images: [image.value],
        parameters: [],
        stockWhenNotStated: options.stockWhenNotStated,
        isNew: false,
        unitsSold: 0,
      },
      registry,
    ),
  );
}
