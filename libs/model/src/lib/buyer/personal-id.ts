import { plainCode } from '../typed-text.ts';
import type { MarketAlias } from '../market.ts';
import type { Result } from '../result.ts';
import { readCpr } from './cpr.ts';
import { readFodselsnummer } from './fodselsnummer.ts';
import { readHetu } from './hetu.ts';
import type { PersonalIdProblem, PersonalIdReader, PersonalIdRules } from './personal-id-rules.ts';
import { readPersonnummer } from './personnummer.ts';

const readers: Readonly<Record<MarketAlias, PersonalIdReader>> = {
  dk: readCpr,
  se: readPersonnummer,
  no: readFodselsnummer,
  fi: readHetu,
};

/** Reads a personal number of the market's country, pasted with any kind of dash and spaces. */
export const readPersonalId = (
  market: MarketAlias,
  text: string,
  rules: PersonalIdRules,
): Result<PersonalIdProblem, string> => readers[market](plainCode(text).replaceAll(' ', ''), rules);
