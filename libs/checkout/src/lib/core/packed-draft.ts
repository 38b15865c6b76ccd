import { parseDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { storedValues } from './checkout-values.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Max length of a packed draft, in characters: browsers drop a cookie above 4096 bytes, attributes included. */
const MAX_DRAFT_LENGTH = 3500;

/** The values that are not empty; a missing value is read as empty. */
function filledIn(values: CheckoutValues): object {
  const { delivery, customerType, ...others } = storedValues(values);
  const filled = (fields: object): object => Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  return { customerType, ...filled(others), delivery: filled(delivery) };
}

const urlSafe: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/**
 * A draft as the value of a cookie, in letters that every cookie takes; never with the personal number.
 * @returns `null` when it does not fit into a cookie.
 */
export function packDraft({ values, ...draft }: CheckoutDraft): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...draft, values: filledIn(values) }));
  const text = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (character) => urlSafe[character] ?? character);
  return text.length > MAX_DRAFT_LENGTH ? null : text;
}

/** Reads it back; `null` for a draft of another cart or a broken one. */
export function unpackDraft(text: string, cartId: string): CheckoutDraft | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return parseDraft(
      new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))),
      cartId,
    );
  } catch {
    return null;
  }
}
