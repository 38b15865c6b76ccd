import type { CustomerType } from '@lyng/model';

/** What an access token says of its bearer (wire contract §2). Nobody here can check its signature: the API does, each time. */
export interface TokenClaims {
  readonly userId: string;
  /** The user's name, or what they log in with where they have told no other. */
  readonly userName: string;
  /** Seconds since 1970, by the service's clock. */
  readonly expiresAt: number;
  readonly customerType: CustomerType | null;
  /** Such as `Student-Curve`; empty without one. */
  readonly memberType: string;
  /** Empty for who is no member. */
  readonly memberId: string;
}

/** Longer ones are none of ours. */
const longestToken = 4096;

const json = (part: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
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

/** Reads what a token says, or `null` for what is no signed token of a user. */
export function readClaims(token: string | undefined): TokenClaims | null {
  const [head, payload, signature, ...rest] =
    token === undefined || token.length > longestToken ? [] : token.split('.');
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

/** Whether a token's time is over; `now` in ms since 1970. */
export const isOver = ({ expiresAt }: Pick<TokenClaims, 'expiresAt'>, now: number): boolean => expiresAt * 1000 <= now;
