import type { AuthClientOptions } from './auth-client.ts';

/** The header in which a refresh token travels, both ways. */
export const refreshHeader = 'x-auth-refresh-token';

/** The claim that the challenge proves. */
export type AuthAction = 'login' | 'register' | 'password';

/** A response of the service. */
export interface AuthReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly refreshToken: string | null;
}

/** Makes the requests of an auth client; they give `null` when the service does not respond, and never throw. */
export function createAuthRequests({
  authUrl,
  fetch,
  timeLimit,
}: Required<Pick<AuthClientOptions, 'authUrl' | 'fetch' | 'timeLimit'>>) {
  const send = async (url: string, init: RequestInit = {}): Promise<AuthReply | null> => {
    try {
      const response = await fetch(url, {
        ...init,
        redirect: 'error',
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(timeLimit),
      });
      const text = await response.text();
      // An error may have an empty body; a response that does not come from the service is not a rejection.
      const body: unknown = text === '' ? {} : JSON.parse(text);
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
      return {
        status: response.status,
        body: body as AuthReply['body'],
        refreshToken: response.headers.get(refreshHeader),
      };
    } catch {
      return null;
    }
  };
  const post = (action: AuthAction, body: object): Promise<AuthReply | null> =>
    send(authUrl + action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { send, post };
}
