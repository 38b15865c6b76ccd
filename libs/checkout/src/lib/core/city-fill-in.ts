import { isBlank } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { readZip } from './zip.ts';

/** The postal code whose city is asked for; empty while no whole one of the market stands in the field. */
export const zipToAskFor = (market: MarketAlias, text: string): string => readZip(market, text) ?? '';

/** Whether the city may be filled in: nobody has written one, or it is still the one that was filled in before. */
export const mayFillInCity = (city: string, filledIn: string): boolean => isBlank(city) || city === filledIn;
