import { isBlank, readZip } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';

/** The postal code whose city is looked up; empty until the field has a complete postal code of the market. */
export const zipToLookUp = (market: MarketAlias, text: string): string => readZip(market, text) ?? '';

/** Whether the city may be filled in: it is empty, or still the one that was filled in before. */
export const mayFillInCity = (city: string, filledIn: string): boolean => isBlank(city) || city === filledIn;
