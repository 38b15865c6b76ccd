import type { MarketAlias } from '@lyng/model';
import { isCpr } from './cpr.ts';
import { isFodselsnummer } from './fodselsnummer.ts';
import { isHetu } from './hetu.ts';
import { isPersonnummer } from './personnummer.ts';
import type { DateParts } from './real-date.ts';

const checks: Readonly<Record<MarketAlias, (text: string, today: DateParts) => boolean>> = {
  dk: isCpr,
  se: isPersonnummer,
  no: isFodselsnummer,
  fi: isHetu,
};

/** Whether a text is a personal number of the market's country. */
export const isPersonalId = (market: MarketAlias, text: string, today: DateParts): boolean => checks[market](text, today);
