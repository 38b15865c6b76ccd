import type { Localized } from '@lyng/model';
import type { DemoKind, Family, SizeRun } from '@lyng/demo-catalogue/core';
import type { NewKindKey } from './categories/new-kinds.ts';

/** The name and category of a photo's class; the price is the shop's own, for plain products of the kind. */
export interface PlainKind {
  readonly name: Localized;
  /** The category, where the class determines it; shoes without a known kind only go as far as their family. */
  readonly place: { readonly kind: DemoKind | NewKindKey } | { readonly family: Family };
  readonly sizes: SizeRun;
  readonly priceDkk: number;
  readonly womenOnly?: boolean;
}

const words = (da: string, sv: string, nb: string, fi: string): Localized => ({ da, sv, nb, fi });

/** What each class is. A hat may also be a cap or a beanie, so its name is the one of them all. */
export const plainKinds: Readonly<Record<string, PlainKind>> = {
  't-shirt': {
    name: words('T-shirt', 'T-shirt', 'T-skjorte', 'T-paita'),
    place: { kind: 't-shirt' },
    sizes: 'clothes-double',
    priceDkk: 149,
  },
  polo: {
    name: words('Polotrøje', 'Pikétröja', 'Piquéskjorte', 'Pikeepaita'),
    place: { kind: 't-shirt' },
    sizes: 'clothes-double',
    priceDkk: 249,
  },
  top: {
    name: words('Top', 'Topp', 'Topp', 'Toppi'),
    place: { kind: 't-shirt' },
    sizes: 'clothes-double',
    priceDkk: 149,
  },
  undershirt: {
    name: words('Undertrøje', 'Linne', 'Singlet', 'Aluspaita'),
    place: { kind: 't-shirt' },
    sizes: 'clothes-double',
    priceDkk: 99,
  },
  longsleeve: {
    name: words('Langærmet trøje', 'Långärmad tröja', 'Langermet trøye', 'Pitkähihainen paita'),
    place: { kind: 't-shirt' },
    sizes: 'clothes-double',
    priceDkk: 199,
  },
  shirt: {
    name: words('Skjorte', 'Skjorta', 'Skjorte', 'Kauluspaita'),
    place: { kind: 'shirt' },
    sizes: 'clothes-double',
    priceDkk: 349,
  },
  blouse: {
    name: words('Bluse', 'Blus', 'Bluse', 'Pusero'),
    place: { kind: 'blouse' },
    sizes: 'clothes-double',
    priceDkk: 299,
    womenOnly: true,
  },
  hoodie: {
    name: words('Hættetrøje', 'Huvtröja', 'Hettegenser', 'Huppari'),
    place: { kind: 'hoodie' },
    sizes: 'clothes-double',
    priceDkk: 349,
  },
  outwear: {
    name: words('Jakke', 'Jacka', 'Jakke', 'Takki'),
    place: { kind: 'jacket' },
    sizes: 'clothes',
    priceDkk: 799,
  },
  blazer: {
    name: words('Blazer', 'Blazer', 'Blazer', 'Bleiseri'),
    place: { kind: 'blazer' },
    sizes: 'clothes',
    priceDkk: 699,
  },
  pants: {
    name: words('Bukser', 'Byxor', 'Bukse', 'Housut'),
    place: { kind: 'trousers' },
    sizes: 'clothes',
    priceDkk: 399,
  },
  shorts: {
    name: words('Shorts', 'Shorts', 'Shorts', 'Shortsit'),
    place: { kind: 'shorts' },
    sizes: 'clothes',
    priceDkk: 249,
  },
  skirt: {
    name: words('Nederdel', 'Kjol', 'Skjørt', 'Hame'),
    place: { kind: 'skirt' },
    sizes: 'clothes-double',
    priceDkk: 299,
    womenOnly: true,
  },
  dress: {
    name: words('Kjole', 'Klänning', 'Kjole', 'Mekko'),
    place: { kind: 'dress' },
    sizes: 'clothes-double',
    priceDkk: 449,
    womenOnly: true,
  },
  body: {
    name: words('Body', 'Body', 'Body', 'Body'),
    place: { kind: 'bodysuit' },
    sizes: 'clothes-double',
    priceDkk: 199,
    womenOnly: true,
  },
  hat: {
    name: words('Hovedbeklædning', 'Huvudbonad', 'Hodeplagg', 'Päähine'),
    place: { kind: 'hat' },
    sizes: 'hats',
    priceDkk: 179,
  },
  shoes: { name: words('Sko', 'Skor', 'Sko', 'Kengät'), place: { family: 'shoes' }, sizes: 'shoes', priceDkk: 599 },
};
