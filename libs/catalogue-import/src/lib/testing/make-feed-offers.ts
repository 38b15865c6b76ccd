import { checkDigitOf } from '@lyng/demo-catalogue/core';

/** One size of one colour, as every format can write it. */
export interface FeedOffer {
  readonly id: string;
  readonly group: string;
  /** The name of the product, without colour and size. */
  readonly name: string;
  readonly html: string;
  readonly brand: string;
  readonly gtin: string;
  /** The path of the trade's taxonomy, and the merchant's own word. */
  readonly category: string;
  readonly type: string;
  readonly gender: string;
  readonly ageGroup: string;
  readonly colour: string;
  readonly size: string;
  /** In kroner. */
  readonly price: number;
  /** Valid now instead of the price. */
  readonly salePrice: number | undefined;
  readonly inStock: boolean;
  readonly photo: string;
}

/** When the sale of the offers is on. */
export const duringSale = new Date('2026-03-15T12:00:00Z');

const clothing = 'Apparel & Accessories > Clothing';
const places: readonly (readonly [category: string, type: string, name: string])[] = [
  [clothing, 'Hoodies & Sweatshirts', 'Sund hoodie'],
  [clothing, 'Jeans', 'Holm jeans'],
  [clothing, 'Dresses', 'Fjord "summer" dress'],
  [clothing, 'T-Shirts', 'Vind & Vejr T-shirt'],
  ['Home & Garden > Lighting', 'Lamps', 'Bord lampe'],
];
const people = [
  ['female', 'adult'],
  ['male', 'adult'],
  ['unisex', 'adult'],
  ['female', 'kids'],
] as const;
const colours = ['Black', 'White', 'Green', 'Red', 'Navy'];
const sizes = ['S', 'M', 'L', 'XL'];
const prices = [299, 399, 499];

/** The product is nothing that the shop sells. */
export const isLamp = (offer: FeedOffer): boolean => offer.type === 'Lamps';

const withCheckDigit = (digits: string): string => digits + checkDigitOf(digits);

const at = <Value>(values: readonly Value[], place: number): Value => {
  const value = values[place % values.length];
  if (value === undefined) throw new Error('at: a list of nothing');
  return value;
};

/** Offers of products in two colours of four sizes; some colours have a price of their own, some are on sale or sold out. */
export function makeFeedOffers(count: number): readonly FeedOffer[] {
  return Array.from({ length: count }, (_, index) => {
    const product = Math.floor(index / 8);
    const colour = Math.floor(index / 4) % 2;
    const [category, type, name] = at(places, product);
    const [gender, ageGroup] = at(people, product);
    return {
      id: `offer-${index}`,
      group: `product-${product}`,
      name: `${name} ${product}`,
      html: `<p>Soft &amp; warm, no. ${product}.</p>\n<ul><li>Organic cotton</li><li>Machine wash</li></ul>`,
      brand: 'Lyng & Co',
      gtin: withCheckDigit(`57${String(index).padStart(10, '0')}`),
      category,
      type,
      gender,
      ageGroup,
      colour: at(colours, product + colour),
      size: at(sizes, index),
      price: at(prices, product % 7 === 3 ? product + colour : product),
      salePrice: product % 5 === 1 ? 199 : undefined,
      inStock: index % 9 !== 0,
      photo: `https://cdn.example/${index}.jpg`,
    };
  });
}
