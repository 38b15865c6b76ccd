import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A token like those of the service; its signature is not checked here. */
export const makeToken = (claims: Readonly<Record<string, unknown>> = {}): string =>
  [
    { alg: 'HS256', typ: 'JWT' },
    { sid: '7', name: 'kunde@example.com', exp: Math.floor(Date.now() / 1000) + 900, ...claims },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('c2lnbmF0dXJl')
    .join('.');

/** One request that reached the server. */
export interface ReceivedRequest {
  readonly line: string;
  readonly body: unknown;
  readonly refreshToken: string | undefined;
}

/** A small auth service over real HTTP. */
export interface AuthServer {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Passwords' hashes by user name. */
  readonly accounts: Map<string, string>;
  /** Refresh tokens that are taken; each once. */
  readonly live: Map<string, string>;
  /** Replaces the response of the service, if set. */
  intercept:
    | ((received: ReceivedRequest) => { readonly status: number; readonly text?: string } | undefined)
    | undefined;
  readonly close: () => Promise<unknown>;
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? undefined : JSON.parse(text);
};

/** Starts a server on a free port. */
export async function startAuthServer(accounts: Readonly<Record<string, string>> = {}): Promise<AuthServer> {
  const challenges = new Set<string>();
  let issued = 0;
  const send = (response: ServerResponse, status: number, body: unknown, refresh?: string): void => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...(refresh && { 'x-auth-refresh-token': refresh }) })
      .end(JSON.stringify(body));
  };
  const grant = (response: ServerResponse, username: string): void => {
    issued += 1;
    const refresh = `refresh-${issued}`;
    server.live.set(refresh, username);
    send(response, 200, { token: makeToken({ name: username, jti: issued }), maxAge: 900 }, refresh);
  };
  const act = (response: ServerResponse, action: string, body: Readonly<Record<string, unknown>>): void => {
    const { username, signature, password, newPassword } = body as {
      username: string;
      signature?: { identity: string; signature: string };
      password?: string;
      newPassword?: string;
    };
    if (!signature) {
      const sign = `challenge-${challenges.size}+/`;
      challenges.add(sign);
      return send(response, 200, { sign });
    }
    if (!challenges.delete(signature.identity) || signature.signature !== `signed ${signature.identity}`)
      return send(response, 401, {});
    const known = server.accounts.get(username);
    if (action === 'register' ? known !== undefined : known !== password)
      return send(response, action === 'register' ? 409 : 401, {});
    server.accounts.set(username, newPassword ?? password ?? '');
    return grant(response, username);
  };
  const http = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://auth');
    const received: ReceivedRequest = {
      line: `${request.method} ${request.url}`,
      body: await readBody(request),
      refreshToken: request.headers['x-auth-refresh-token'] as string | undefined,
    };
    server.received.push(received);
    const intercepted = server.intercept?.(received);
    if (intercepted) return void response.writeHead(intercepted.status).end(intercepted.text ?? '{}');
    const identity = searchParams.get('identity');
    if (pathname.startsWith('/auth/sign/'))
      return send(response, 200, { identity, timestamp: 'now', signature: `signed ${identity}` });
    if (request.method === 'POST')
      return act(response, pathname.split('/').at(-1) ?? '', received.body as Readonly<Record<string, unknown>>);
    const username = server.live.get(received.refreshToken ?? '');
    server.live.delete(received.refreshToken ?? '');
    if (pathname.endsWith('/logout')) return send(response, 200, {});
    return username === undefined ? send(response, 401, {}) : grant(response, username);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: AuthServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    received: [],
    accounts: new Map(Object.entries(accounts)),
    live: new Map(),
    intercept: undefined,
    close: () => new Promise((resolve) => void http.close(resolve)),
  };
  return server;
}
