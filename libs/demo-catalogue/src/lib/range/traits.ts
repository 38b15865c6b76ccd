import type { DemoKind } from './kinds.ts';

export const fits = ['slim', 'regular', 'relaxed'] as const;
export type Fit = (typeof fits)[number];

export const soles = ['flat', 'low-heel', 'mid-heel', 'lug', 'cushioned', 'soft'] as const;
export type Sole = (typeof soles)[number];

/** The soles and heels that a kind of shoe is made on. */
export const solesOf: Partial<Record<DemoKind, readonly Sole[]>> = {
  sneaker: ['flat', 'cushioned'],
  'running-shoe': ['cushioned'],
  boot: ['lug', 'low-heel'],
  'chelsea-boot': ['lug', 'low-heel'],
  'ankle-boot': ['low-heel', 'mid-heel'],
  loafer: ['low-heel', 'flat'],
  pump: ['mid-heel'],
  sandal: ['flat'],
  ballerina: ['flat'],
  slipper: ['soft'],
  wellington: ['lug'],
  'winter-boot': ['lug'],
};

/** The cuts that a garment comes in; other kinds have none. */
export const fitsOf: Partial<Record<DemoKind, readonly Fit[]>> = {
  't-shirt': ['regular', 'relaxed', 'slim'],
  shirt: ['regular', 'relaxed', 'slim'],
  blouse: ['regular', 'relaxed'],
  knit: ['regular', 'relaxed'],
  cardigan: ['regular', 'relaxed'],
  hoodie: ['regular', 'relaxed'],
  jacket: ['regular'],
  coat: ['regular', 'relaxed'],
  overcoat: ['regular'],
  puffer: ['regular'],
  blazer: ['regular', 'slim', 'relaxed'],
  dress: ['regular', 'relaxed'],
  skirt: ['regular'],
  jeans: ['slim', 'regular', 'relaxed'],
  trousers: ['slim', 'regular', 'relaxed'],
  shorts: ['regular', 'relaxed'],
  leggings: ['slim'],
  jumpsuit: ['relaxed'],
  snowsuit: ['regular'],
};
