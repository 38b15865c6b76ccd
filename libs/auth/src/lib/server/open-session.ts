import { createServiceBreaker, limitAttempts } from '@lyng/feature';
import type { BeforePage, ServerHalf, Visit } from '@lyng/feature';
import type { Language } from '@lyng/model';
import { routeMeta } from '@lyng/routing/core';
import { openVisitorSession, serverAuthClient, takeLoginToken, verifyToken } from './visitor-session.ts';

/** Wrong login tokens of one network address in a minute. */
const MAX_WRONG_TOKENS = 10;

/** Server only: in a catalogue every browser would load them. */
const tooMany: Readonly<Record<Language, string>> = {
  da: 'Det var mange forsøg. Vent et minut, og prøv igen.',
  sv: 'Det var många försök. Vänta en minut och försök igen.',
  nb: 'Det var mange forsøk. Vent et minutt, og prøv igjen.',
  fi: 'Yrityksiä oli monta. Odota minuutti ja yritä uudelleen.',
};

const untracked = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

const rejectAttempt = ({ cookieHeader, site }: Visit): BeforePage => ({
  cookieHeader,
  setCookies: [],
  response: {
    status: 429,
    headers: { ...untracked, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
    body: tooMany[site.language],
  },
});

const hasLoginToken = ({ target }: Pick<Visit, 'target'>): boolean =>
  Boolean(new URLSearchParams(target.split('?', 2)[1]).get('loginToken'));

/** Takes a login token out of the address, and renews an expired session. */
export function createOpenSession(): NonNullable<ServerHalf['beforePage']> {
  const attempts = limitAttempts(MAX_WRONG_TOKENS);
  const breaker = createServiceBreaker('the login service');
  return async (visit, { apiKey }) => {
    const request = { cookieHeader: visit.cookieHeader, secure: visit.protocol === 'https', now: visit.now };
    const isLoginOnly = routeMeta(visit.screen).middleware.includes('ralph-authenticated');
    const isAttempt = isLoginOnly && hasLoginToken(visit);
    if (isAttempt && !attempts.take(visit.ip, visit.now)) return rejectAttempt(visit);
    const client = serverAuthClient(apiKey, visit, breaker);
    if (!isLoginOnly) return openVisitorSession({ ...request, client });
    const verify = (token: string) => verifyToken(token, apiKey, visit);
    const tokenLogin = await takeLoginToken(visit.target, { ...request, verify });
    if (!tokenLogin) return openVisitorSession({ ...request, client, verify });
    const { location, setCookies, isWrong } = tokenLogin;
    if (isAttempt && !isWrong) attempts.giveBack(visit.ip);
    return { cookieHeader: visit.cookieHeader, setCookies, redirect: { location, headers: untracked } };
  };
}
