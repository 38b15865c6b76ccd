import type { Language } from '@lyng/model';
import type { Shop } from '../../shop/shop.ts';

/** The shop's own texts for pages that have none. */
export const siteTexts = ({
  returnDays,
}: Pick<Shop, 'returnDays'>): Readonly<Record<Language, { readonly title: string; readonly description: string }>> => ({
  da: {
    title: 'Sko og tøj til hele familien',
    description: `Nordisk mode til kvinder, mænd og børn. Fri fragt over en rimelig grænse, hurtig levering og ${returnDays} dages returret.`,
  },
  sv: {
    title: 'Skor och kläder för hela familjen',
    description: `Nordiskt mode för dam, herr och barn. Fri frakt över en rimlig gräns, snabb leverans och ${returnDays} dagars ångerrätt.`,
  },
  nb: {
    title: 'Sko og klær til hele familien',
    description: `Nordisk mote til dame, herre og barn. Fri frakt over en rimelig grense, rask levering og ${returnDays} dagers returrett.`,
  },
  fi: {
    title: 'Kengät ja vaatteet koko perheelle',
    description: `Pohjoismaista muotia naisille, miehille ja lapsille. Ilmainen toimitus kohtuullisen rajan ylittyessä, nopea toimitus ja ${returnDays} päivän palautusoikeus.`,
  },
});
