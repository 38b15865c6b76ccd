import { fail, isRecord, marketCurrency, markets, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { createRandom, inEveryLanguage, localPrice, modelNames, sizesOf } from '@lyng/demo-catalogue/core';
import { findKind } from '../categories/find-kind.ts';
import { textOf } from '../feed-text.ts';
import type { FeedProduct } from '../feed-product.ts';
import { goods, words } from '../vocabulary/vocabulary.ts';

type PhotoClass = keyof typeof goods.photoClasses;

const isPhotoClass = (name: string): name is PhotoClass => Object.hasOwn(goods.photoClasses, name);

/**
 * Makes a plain product of a row of `images.jsonl`: the class of the photo gives its kind, the shop gives name, price
 * and sizes. Undefined for photos that a product of the feed already shows or that are not free.
 */
export function parsePlainPhoto(row: unknown): Result<string, FeedProduct | undefined> {
  if (!isRecord(row)) return fail('not an object');
  const file = textOf(row.file);
  if (file === undefined) return fail('no file');
  const licence = textOf(row.licence);
  if (textOf(row.productId) !== undefined || licence !== 'CC0-1.0') return ok(undefined);
  const className = textOf(row.class);
  if (className === undefined) return fail('no class');
  if (!isPhotoClass(className)) return fail(`unknown class "${className}"`);

  const { place, priceDkk, womenOnly } = { womenOnly: false, ...goods.photoClasses[className] };
  const forChildren = row.kids === true;
  const gender = forChildren ? 'children' : womenOnly ? 'women' : 'unisex';
  const kroner = forChildren ? priceDkk * 0.6 : priceDkk;
  const random = createRandom(file);
  const { sizes } = findKind(place, () => true) ?? { sizes: 'one-size' as const };
  const labels = sizesOf(sizes, gender === 'unisex' ? 'men' : gender, random);
  const model = random.pick(modelNames[gender]);
  const credit = `${textOf(row.source) ?? 'unknown source'} (${licence})`;
  const titles = inEveryLanguage((_copy, language) => `${words[language].photoClasses[className]} ${model}`);
  return ok({
    id: file,
    title: titles.da,
    titles,
    descriptions: inEveryLanguage((_copy, language) => {
      const { photo, credit: named } = words[language].texts;
      return `${photo}\n• ${named.replace('{name}', () => credit)}`;
    }),
    category: place,
    gender,
    brand: 'Basis',
    marketPrices: Object.fromEntries(
      markets.map((market) => [marketCurrency[market], localPrice(market, kroner) / 100]),
    ),
    source: 'photo',
    images: [file],
    isFreePhoto: true,
    variants: labels.map((size) => ({ size })),
  });
}
