import type { MarketAlias } from '@lyng/model';

/** A city's codes and ranges of codes: `6200 6230-6240`. */
type Places = Readonly<Record<string, string>>;

const sources: Readonly<Record<MarketAlias, () => Promise<{ readonly default: Places }>>> = {
  dk: () => import('./dk.json'),
  se: () => import('./se.json'),
  no: () => import('./no.json'),
  fi: () => import('./fi.json'),
};

/** Expands `6200 6230-6240` into all codes, with leading zeros. */
function codesOf(ranges: string): readonly string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
      String(Number(first) + index).padStart(first.length, '0'),
    );
  });
}

async function readCities(market: MarketAlias): Promise<ReadonlyMap<string, string>> {
  const { default: places } = await sources[market]();
  return new Map(
    Object.entries(places).flatMap(([city, ranges]) => codesOf(ranges).map((zip) => [zip, city] as const)),
  );
}

const known = new Map<MarketAlias, Promise<ReadonlyMap<string, string>>>();

/** Cities by postal code, in digits; a market's file is read once, with its first request. */
export function citiesOf(market: MarketAlias): Promise<ReadonlyMap<string, string>> {
  const cities = known.get(market) ?? readCities(market);
  known.set(market, cities);
  return cities;
}

/** Whether there is a file of cities for that market. */
export const hasCities = (market: string): market is MarketAlias => Object.hasOwn(sources, market);
