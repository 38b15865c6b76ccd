import type { Localized } from '@lyng/model';
import type { SortType } from '../../platform/graphql/resolver-types.generated.ts';

/** A list that the shop always has, at its own path in each language. */
export interface FixedList {
  readonly kind: 'new' | 'bestsellers' | 'coming-soon';
  readonly pageId: number;
  readonly sort: SortType;
  readonly path: Localized;
  readonly name: Localized;
  readonly description: Localized;
}

/** The lists: all/new products, bestsellers, coming soon. Page ids are above every id of a catalogue. */
export const fixedLists: readonly FixedList[] = [
  {
    kind: 'new',
    pageId: 900_001,
    sort: 'LATEST',
    path: { da: '/nyheder', sv: '/nyheter', nb: '/nyheter', fi: '/uutuudet' },
    name: { da: 'Nyheder', sv: 'Nyheter', nb: 'Nyheter', fi: 'Uutuudet' },
    description: {
      da: 'Det nyeste i butikken lige nu, fra sko og jakker til det, der gør resten af dagen lettere.',
      sv: 'Det senaste i butiken just nu, från skor och jackor till det som gör resten av dagen lättare.',
      nb: 'Det nyeste i butikken akkurat nå, fra sko og jakker til det som gjør resten av dagen lettere.',
      fi: 'Kaupan uusimmat tuotteet kengistä takkeihin ja arkea helpottaviin asusteisiin.',
    },
  },
  {
    kind: 'bestsellers',
    pageId: 900_002,
    sort: 'MOST_SOLD',
    path: {
      da: '/bestseller-lige-nu',
      sv: '/bästsäljare-just-nu',
      nb: '/bestselgere-akkurat-nå',
      fi: '/parhaiten-myydyt-just-nyt',
    },
    name: {
      da: 'Bestsellere lige nu',
      sv: 'Bästsäljare just nu',
      nb: 'Bestselgere akkurat nå',
      fi: 'Parhaiten myydyt juuri nyt',
    },
    description: {
      da: 'Det, flest vælger i øjeblikket.',
      sv: 'Det som flest väljer just nu.',
      nb: 'Det flest velger akkurat nå.',
      fi: 'Mitä useimmat valitsevat juuri nyt.',
    },
  },
  {
    kind: 'coming-soon',
    pageId: 900_003,
    sort: 'LATEST',
    path: { da: '/kommer-snart', sv: '/kommer-snart', nb: '/kommer-snart', fi: '/tulossa-pian' },
    name: { da: 'Kommer snart', sv: 'Kommer snart', nb: 'Kommer snart', fi: 'Tulossa pian' },
    description: {
      da: 'Se, hvad der er på vej, og gem det blandt dine favoritter.',
      sv: 'Se vad som är på väg och spara det bland dina favoriter.',
      nb: 'Se hva som er på vei, og lagre det blant favorittene dine.',
      fi: 'Katso, mitä on tulossa, ja tallenna se suosikkeihisi.',
    },
  },
];
