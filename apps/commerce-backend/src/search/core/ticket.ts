import { fail, isLanguage, ok } from '@lyng/model';
import type { Language, Result } from '@lyng/model';
import { phraseOf } from './words/words.ts';

/** Identifies a result of a response, so that a notification can report what became of it. */
export interface Ticket {
  /** 0 for a result that is not a product: a content page. */
  readonly productId: number;
  /** 0 for the product in all sizes. */
  readonly skuId: number;
  /** The search phrase, if any, and its language. */
  readonly phrase: string;
  readonly language: Language;
}

/** Not a ticket of this service. */
export interface MalformedTicket {
  readonly kind: 'malformed-ticket';
}

const VERSION = 1;
const MAX_LENGTH = 600;
/** Max characters of a phrase in a ticket: enough to recognize it. */
const MAX_PHRASE_LENGTH = 80;
const TICKET = /^[A-Za-z0-9_-]+$/;

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 2_147_483_647;

/** Writes a ticket; it reveals nothing that the page does not show. */
export const writeTicket = ({ productId, skuId, phrase, language }: Ticket): string =>
  Buffer.from(
    JSON.stringify([VERSION, productId, skuId, language, phraseOf(phrase.slice(0, MAX_PHRASE_LENGTH))]),
  ).toString('base64url');

/** Reads a ticket back. */
export function readTicket(text: unknown): Result<MalformedTicket, Ticket> {
  const malformed = fail<MalformedTicket>({ kind: 'malformed-ticket' });
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !TICKET.test(text)) return malformed;
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== 5) return malformed;
    const [version, productId, skuId, language, phrase] = parts as readonly unknown[];
    if (
      version !== VERSION ||
      !isId(productId) ||
      !isId(skuId) ||
      !isLanguage(language) ||
      typeof phrase !== 'string' ||
      phrase.length > MAX_PHRASE_LENGTH ||
      phrase !== phraseOf(phrase)
    )
      return malformed;
    return ok({ productId, skuId, phrase, language });
  } catch {
    return malformed;
  }
}
