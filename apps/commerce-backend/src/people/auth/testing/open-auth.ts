import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../api/app.ts';
import type { Backend } from '../../../platform/backend.ts';
import { backgroundWork } from '../../../platform/background-work.ts';
import type { BackendConfig } from '../../../platform/config.ts';
import type { TestDatabase } from '../../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../../testing/request-api.ts';
import type { ApiResponse } from '../../../testing/request-api.ts';
import { makeConfig, testApiKey } from '../../../testing/test-config.ts';
import { clientPasswordHash } from '../client-password-hash.ts';

/** A response of the auth service, as a client sees it. */
export interface AuthResponse {
  readonly status: number;
  readonly body: {
    readonly token?: string;
    readonly maxAge?: number;
    readonly sign?: string;
    readonly code?: string;
    readonly message?: string;
  };
  readonly refreshToken: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The server with its auth service, whose clock stands still until it is moved, and a client that speaks the protocol. */
export interface TestAuth extends Pick<Backend, 'background' | 'config' | 'db' | 'now'> {
  readonly app: FastifyInstance;
  readonly passTime: (milliseconds: number) => void;
  readonly send: (
    method: 'GET' | 'POST',
    path: string,
    given?: { readonly body?: unknown; readonly headers?: Record<string, string>; readonly from?: string },
  ) => Promise<AuthResponse>;
  /** A challenge for that name, signed. */
  readonly sign: (username: string, action?: string) => Promise<object>;
  /** The complete flow: challenge, signature, login. Passwords are given as typed. */
  readonly authenticate: (
    action: string,
    username: string,
    password: string,
    more?: { readonly newPassword?: string; readonly sessionLifetime?: unknown; readonly from?: string },
  ) => Promise<AuthResponse>;
  readonly refresh: (refreshToken: string | undefined) => Promise<AuthResponse>;
  readonly request: (
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<ApiResponse & { readonly code: unknown }>;
  readonly close: () => Promise<void>;
}

const START = new Date('2026-03-02T10:00:00Z').getTime();

/** Opens a server of its own on the database. */
export async function openAuth(database: TestDatabase, overrides: Partial<BackendConfig> = {}): Promise<TestAuth> {
  const { db, close } = await database.open();
  const config = makeConfig(overrides);
  let time = START;
  const now = (): Date => new Date(time);
  const background = backgroundWork((error) => {
    throw error;
  });
  const app = buildApp({ db, config, now, background });
  const send: TestAuth['send'] = async (method, path, { body, headers = {}, from = '192.0.2.1' } = {}) => {
    const response = await app.inject({
      method,
      url: `/auth/${path}`,
      headers: { 'user-agent': 'spec', 'x-forwarded-for': from, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const refreshToken = response.headers['x-auth-refresh-token'];
    return {
      status: response.statusCode,
      body: response.json<AuthResponse['body']>(),
      refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined,
      headers: response.headers,
    };
  };
  const sign: TestAuth['sign'] = async (username, action = 'login') => {
    const { body } = await send('POST', action, { body: { username } });
    return (await send('GET', `sign/${testApiKey}?identity=${body.sign ?? ''}`)).body;
  };
  return {
    app,
    db,
    config,
    now,
    background,
    send,
    sign,
    passTime: (milliseconds) => {
      time += milliseconds;
    },
    authenticate: async (action, username, password, { newPassword, sessionLifetime, from } = {}) => {
      const signature = await sign(username, action);
      const secrets = {
        password: clientPasswordHash(password),
        ...(newPassword === undefined ? {} : { newPassword: clientPasswordHash(newPassword) }),
      };
      return send('POST', action, {
        body: { username, signature, ...secrets, sessionLifetime },
        ...(from === undefined ? {} : { from }),
      });
    },
    refresh: (refreshToken) =>
      send('GET', 'login', { headers: refreshToken === undefined ? {} : { 'x-auth-refresh-token': refreshToken } }),
    request: async (query, variables, headers) => {
      const response = await requestApi(app, query, variables, headers);
      return { ...response, code: response.errors[0]?.extensions?.['code'] };
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/** A server of its own for the tests of a suite: opened before them, closed after them. */
export function useAuth(database: TestDatabase, overrides: Partial<BackendConfig> = {}): TestAuth {
  const auth = {} as TestAuth;
  beforeAll(async () => {
    Object.assign(auth, await openAuth(database, overrides));
  });
  afterAll(() => auth.close());
  return auth;
}
