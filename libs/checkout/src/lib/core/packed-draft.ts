import { parseDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { keptValues } from './kept-values.ts';

/** Longest packed draft, in characters: browsers drop a cookie above 4096 bytes, attributes and all. */
const LONGEST_DRAFT = 3500;

/** What is filled in: the rest is found empty when it is read. */
function filledIn(values: CheckoutValues): object {
  const { delivery, customerType, ...others } = keptValues(values);
  const filled = (fields: object): object => Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  return { customerType, ...filled(others), delivery: filled(delivery) };
}

const urlSafe: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/**
 * A draft as the value of a cookie, in letters that every cookie takes; never with the personal number.
 * @returns `null` for more than a cookie holds.
 */
export function packDraft({ values, ...draft }: CheckoutDraft): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...draft, values: filledIn(values) }));
  const text = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => urlSafe[sign] ?? sign);
  return text.length > LONGEST_DRAFT ? null : text;
}

/** Reads it back; a draft of another cart, or a broken one, is none. */
export function unpackDraft(text: string, cartId: string): CheckoutDraft | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return parseDraft(new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0))), cartId);
  } catch {
    return null;
  }
}
