import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CustomerType, Result } from '@lyng/model';
import { fail, isRecord, ok } from '@lyng/model';
import { parseJson } from '../json.ts';

/** The user a token stands for: its claims. */
export interface TokenClaims {
  readonly sid: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly name?: string;
  readonly customerType?: CustomerType;
  readonly memberType?: string;
  readonly memberId?: number;
  /** In percent. */
  readonly memberDiscount?: number;
  /** Only in our tokens: the login that the token comes from. When that ends, the token ends. */
  readonly sessionId?: string;
}

/** A token and who it is between: several services may share one secret, and a token of one is not valid at another. */
export interface SignedClaims extends TokenClaims {
  readonly iss?: string;
  /** The audience: the API that accepts the token. */
  readonly aud?: string;
}

export interface TokenRules extends Required<Pick<SignedClaims, 'iss' | 'aud'>> {
  readonly secret: string;
  /**
   * Whether an external auth service shares the secret. Its tokens have the claims of the contract, which names neither
   * issuer nor audience; they name no login of ours either.
   */
  readonly acceptsExternal: boolean;
}

export interface TokenError {
  readonly kind: 'malformed-token' | 'wrong-signature' | 'expired-token' | 'foreign-token';
}

/** Our JWTs are never this long. */
const MAX_TOKEN_LENGTH = 4096;

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

const signatureOf = (secret: string, signed: string): Buffer => createHmac('sha256', secret).update(signed).digest();

const partOf = (text: string): unknown => parseJson(Buffer.from(text, 'base64url').toString('utf8'));

const isClaims = (value: unknown): value is SignedClaims =>
  isRecord(value) && typeof value['sid'] === 'string' && value['sid'] !== '' && typeof value['exp'] === 'number';

const isForUs = (claims: SignedClaims, { iss, aud, acceptsExternal }: TokenRules): boolean => {
  const isExternal = claims.iss === undefined && claims.aud === undefined && claims.sessionId === undefined;
  return (claims.iss === iss && claims.aud === aud) || (acceptsExternal && isExternal);
};

/** Signs a JWT (HS256) of that issuer for that audience. */
export function issueToken({ secret, iss, aud }: Omit<TokenRules, 'acceptsExternal'>, claims: TokenClaims): string {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify({ iss, aud, ...claims })).toString('base64url')}`;
  return `${signed}.${signatureOf(secret, signed).toString('base64url')}`;
}

/**
 * Reads the claims of a JWT that was signed with the secret by HS256, by our issuer for our API; the token never chooses
 * its own algorithm.
 */
export function verifyToken(rules: TokenRules, token: string, now: Date): Result<TokenError, SignedClaims> {
  const [header, payload, signature, ...rest] = token.length > MAX_TOKEN_LENGTH ? [] : token.split('.');
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) {
    return fail({ kind: 'malformed-token' });
  }
  const expected = signatureOf(rules.secret, `${header}.${payload}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return fail({ kind: 'wrong-signature' });
  const head = partOf(header);
  const isHs256 = isRecord(head) && head['alg'] === 'HS256';
  const claims = partOf(payload);
  if (!isHs256 || !isClaims(claims)) return fail({ kind: 'malformed-token' });
  if (!isForUs(claims, rules)) return fail({ kind: 'foreign-token' });
  return claims.exp * 1000 > now.getTime() ? ok(claims) : fail({ kind: 'expired-token' });
}
