import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language, MarketAlias } from '@lyng/model';
import type { EmbeddedProvider } from '../../../platform/config.ts';
import type { TokenClaims } from '../../../platform/identity/access-token.ts';
import type { Address } from '../../../shop/address.ts';

/** The facts of a provider's form. Its order needs nothing else but the cart and the typed fields. */
export interface ProviderSession {
  /** Absent for a card, which is paid on the local payment page. */
  readonly provider: EmbeddedProvider | undefined;
  readonly paymentId: number;
  readonly cartId: string;
  readonly market: MarketAlias;
  readonly language: Language;
  readonly customer: TokenClaims | undefined;
  readonly customerType: string;
  /** As the request that made the form had it. */
  readonly billing: Address;
  readonly shipping: Address | null;
  readonly redirectUrl: string;
  readonly checkoutPageUrl: string;
  /** In ms since 1970. */
  readonly expiresAt: number;
}

const signatureOf = (secret: string, body: string): Buffer => createHmac('sha256', secret).update(body).digest();

/** Writes the session as a token that only this server can make. */
export function signSession(secret: string, session: ProviderSession): string {
  const body = Buffer.from(JSON.stringify(session)).toString('base64url');
  return `${body}.${signatureOf(secret, body).toString('base64url')}`;
}

/** The session of the token; undefined when this server did not sign it. */
export function readSession(secret: string, token: string): ProviderSession | undefined {
  const [body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // Signed here, so it has the shape that was written.
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as ProviderSession;
}
