import type { CustomerType } from '@lyng/model';

/** The claims of an access token. The signature is not checked here: the API checks it on each request. */
export interface TokenClaims {
  readonly userId: string;
  /** The user's name, or what they log in with when there is no name. */
  readonly userName: string;
  /** Seconds since 1970, by the clock of the service. */
  readonly expiresAt: number;
  readonly customerType: CustomerType | null;
  /** Such as `Student-Curve`; empty without one. */
  readonly memberType: string;
  /** Empty for a user who is not a member. */
  readonly memberId: string;
}

/** Longer tokens are not ours. */
const maxTokenLength = 4096;

const json = (part: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** A claim's name without the namespace before it, with a small first letter. */
const plainName = (name: string): string => {
  const own = name.slice(name.lastIndexOf('/') + 1);
  return own.charAt(0).toLowerCase() + own.slice(1);
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads the claims of a token, or `null` if it is not a signed token of a user. */
export function readClaims(token: string | undefined): TokenClaims | null {
  const [head, payload, signature, ...rest] =
    token === undefined || token.length > maxTokenLength ? [] : token.split('.');
  if (!head || !payload || !signature || rest.length > 0) return null;
  const [header, body] = [json(head), json(payload)];
  if (typeof header !== 'object' || header === null || typeof body !== 'object' || body === null) return null;
  if (!('alg' in header) || typeof header.alg !== 'string' || header.alg.toLowerCase() === 'none') return null;
  const claims = new Map(Object.entries(body).map(([name, value]) => [plainName(name), value as unknown]));
  const [userId, expiresAt, type] = [textOf(claims.get('sid')), claims.get('exp'), claims.get('customerType')];
  if (userId === '' || typeof expiresAt !== 'number' || !Number.isFinite(expiresAt)) return null;
  return {
    userId,
    userName: textOf(claims.get('name')),
    expiresAt,
    customerType: type === 'ORGANIZATION' || type === 'PERSON' ? type : null,
    memberType: textOf(claims.get('memberType')),
    memberId: textOf(claims.get('memberId') || ''),
  };
}

/** Whether a token has expired; `now` in ms since 1970. */
export const isOver = ({ expiresAt }: Pick<TokenClaims, 'expiresAt'>, now: number): boolean => expiresAt * 1000 <= now;
