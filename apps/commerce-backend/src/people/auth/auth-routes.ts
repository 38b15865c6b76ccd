import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { seenAt } from '../../shop/shop-origin.ts';
import { findAccount } from '../account/account-store.ts';
import { rateLimiter } from '../../platform/limits/rate-limit.ts';
import { authErrorResponse } from './auth-error.ts';
import type { AuthFailure } from './auth-error.ts';
import { authSecret } from './auth-secrets.ts';
import { isChallenge, makeChallenge, signChallenge } from './core/challenge.ts';
import { networkOf } from '../../platform/network/network-of.ts';
import { readCredentials } from './core/read-credentials.ts';
import { readRefreshToken } from './core/refresh-token.ts';
import type { RefreshToken } from './core/refresh-token.ts';
import { grantOf } from './grant.ts';
import type { Grant } from './grant.ts';
import { endSession, renewSession } from './session-store.ts';
import { signIn } from './sign-in.ts';
import type { AuthAction, AuthClient } from './sign-in.ts';

const REFRESH_HEADER = 'x-auth-refresh-token';
/** A name, a signature and two hashed passwords. */
const BODY_LIMIT = 8 * 1024;
/** Requests from one address, for each attempt that is free; challenges and signatures cost only a hash. */
const REQUESTS_PER_MINUTE = 120;
const NONCE_BYTES = 16;
const MAX_USER_AGENT_LENGTH = 512;

const actions: readonly AuthAction[] = ['login', 'register', 'password'];

const sendError = (reply: FastifyReply, failure: AuthFailure): FastifyReply => {
  const { status, code, message } = authErrorResponse(failure);
  if (failure.kind === 'too-many-attempts') reply.header('retry-after', String(failure.retryAfterSeconds));
  return reply.code(status).send({ code, message });
};

const grant = (reply: FastifyReply, { token, maxAge, refreshToken }: Grant): FastifyReply =>
  reply.header(REFRESH_HEADER, refreshToken).send({ token, maxAge });

const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH);

/** The market of the calling page's host; its first language is that of the mails. */
const homeOf = ({ config: { shop } }: Backend, request: FastifyRequest): AuthClient['home'] => {
  const { origin = '' } = request.headers;
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  const market = shop.markets.find((each) => each.host === host) ?? shop.defaultMarket;
  return { market: market.alias, language: market.languages[0] };
};

const refreshTokenOf = async (
  backend: Backend,
  request: FastifyRequest,
): Promise<RefreshToken | 'none' | 'unreadable'> => {
  const text = request.headers[REFRESH_HEADER];
  if (text === undefined || text === '') return 'none';
  const token = typeof text === 'string' ? readRefreshToken(await authSecret(backend, 'refresh'), text) : undefined;
  return token ?? 'unreadable';
};

/** `POST {auth}login|register|password`: a challenge for a name, or tokens for a solved one. */
const authenticate = (backend: Backend, action: AuthAction) => async (request: FastifyRequest, reply: FastifyReply) => {
  const credentials = readCredentials(request.body);
  if (!credentials.ok) return sendError(reply, credentials.error);
  const userAgent = userAgentOf(request);
  if (credentials.value.kind === 'challenge-request') {
    const challenged = { username: credentials.value.username, client: userAgent };
    return {
      sign: makeChallenge(await authSecret(backend, 'challenge'), randomBytes(NONCE_BYTES), backend.now(), challenged),
    };
  }
  const outcome = await signIn(backend, action, credentials.value, {
    address: request.ip,
    userAgent,
    home: homeOf(backend, request),
    seenAt: seenAt(request),
  });
  return outcome.ok ? grant(reply, outcome.value) : sendError(reply, outcome.error);
};

/** `GET {auth}login`: new tokens for a refresh token. Without one the caller is anonymous, which is not an error. */
const renew = (backend: Backend) => async (request: FastifyRequest, reply: FastifyReply) => {
  const token = await refreshTokenOf(backend, request);
  if (token === 'none') return {};
  const session = token === 'unreadable' ? undefined : await renewSession(backend.db, token, backend.now());
  const account = session && (await findAccount(backend.db, String(session.account_id)));
  if (session === undefined || account === undefined) return sendError(reply, { kind: 'session-ended' });
  return grant(reply, await grantOf(backend, account, session, backend.now()));
};

/** `GET|POST {auth}logout`: ends the session on the server too. The token's header cannot be sent by a foreign page. */
const logout = (backend: Backend) => async (request: FastifyRequest) => {
  const token = await refreshTokenOf(backend, request);
  if (typeof token === 'object') await endSession(backend.db, token.sessionId);
  return {};
};

interface SignRequest {
  Params: { apiKey: string; identity?: string };
  Querystring: { identity?: unknown };
}

/** `GET {sign}<challenge>`: the challenge is in the query or in the path. */
const sign = (backend: Backend) => async (request: FastifyRequest<SignRequest>, reply: FastifyReply) => {
  if (request.params.apiKey !== backend.config.shop.apiKey)
    return reply.code(401).send({ code: 'API_KEY', message: 'The API key is unknown.' });
  const identity = request.params.identity ?? request.query.identity;
  if (typeof identity !== 'string' || !isChallenge(identity))
    return reply.code(400).send({ code: 'InvalidRequest', message: 'This is not a challenge.' });
  return signChallenge(await authSecret(backend, 'challenge'), identity, backend.now());
};

export function registerAuth(app: FastifyInstance, backend: Backend): void {
  const limiter = rateLimiter(REQUESTS_PER_MINUTE * backend.config.authBurst, () => backend.now().getTime());
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const taken = limiter.take(networkOf(request.ip));
      return taken.granted
        ? undefined
        : sendError(reply, { kind: 'too-many-attempts', retryAfterSeconds: taken.retryAfterSeconds });
    });
    for (const action of actions)
      scope.post(`/auth/${action}`, { bodyLimit: BODY_LIMIT }, authenticate(backend, action));
    scope.get('/auth/login', renew(backend));
    scope.route({ method: ['GET', 'POST'], url: '/auth/logout', bodyLimit: BODY_LIMIT, handler: logout(backend) });
    scope.get<SignRequest>('/auth/sign/:apiKey', sign(backend));
    scope.get<SignRequest>('/auth/sign/:apiKey/:identity', sign(backend));
  });
}
