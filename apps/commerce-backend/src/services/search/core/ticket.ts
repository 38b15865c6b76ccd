import { fail, isLanguage, ok } from '@lyng/model';
import type { Language, Result } from '@lyng/model';
import { phraseOf } from './words.ts';

/** What an answer gave out, so that a notification can say what became of it. */
export interface Ticket {
  /** 0 for what is no product: a page of text. */
  readonly productId: number;
  /** 0 for the product as a whole. */
  readonly skuId: number;
  /** What was searched for, where anything was, and in which language. */
  readonly phrase: string;
  readonly language: Language;
}

/** No ticket of this service. */
export interface MalformedTicket {
  readonly kind: 'malformed-ticket';
}

const VERSION = 1;
const LONGEST = 600;
/** Characters of a phrase that a ticket carries: enough to know it again. */
const LONGEST_PHRASE = 80;
const TICKET = /^[A-Za-z0-9_-]+$/;

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 2_147_483_647;

/** Writes a ticket; it tells nothing that the page does not show. */
export const writeTicket = ({ productId, skuId, phrase, language }: Ticket): string =>
  Buffer.from(
    JSON.stringify([VERSION, productId, skuId, language, phraseOf(phrase.slice(0, LONGEST_PHRASE))]),
  ).toString('base64url');

/** Reads a ticket back. */
export function readTicket(text: unknown): Result<MalformedTicket, Ticket> {
  const malformed = fail<MalformedTicket>({ kind: 'malformed-ticket' });
  if (typeof text !== 'string' || text.length > LONGEST || !TICKET.test(text)) return malformed;
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
      phrase.length > LONGEST_PHRASE ||
      phrase !== phraseOf(phrase)
    )
      return malformed;
    return ok({ productId, skuId, phrase, language });
  } catch {
    return malformed;
  }
}
