import { joinSegments } from './path-segments.ts';
import { decodeSegments, encodeRest, splitTarget } from './read-path.ts';
import { isServicePath } from './service-paths.ts';

/** Addresses are shorter, in characters; a longer one fits into no header and on no page. */
const MAX_RETURN_PATH_LENGTH = 2000;

/**
 * The path to go back to, from an untrusted `returnTo`: a path of a page of this shop, or `fallback`. It is rebuilt
 * from its decoded names, so it can neither name another host nor run anything, and is encoded for a header. A login
 * token in it is removed.
 */
export function safeReturnPath(returnTo: unknown, fallback = '/'): string {
  if (typeof returnTo !== 'string') return fallback;
  const [path, rest] = splitTarget(returnTo);
  // A character that is still encoded after one decoding was hidden on purpose: `%252F`, `%5C`.
  if (/%(25)*(2f|5c|00)/i.test(path)) return fallback;
  const names = decodeSegments(withoutDots(path));
  if (names === undefined || isServicePath(names)) return fallback;
  const safe = joinSegments(names) + encodeRest(withoutToken(rest));
  return safe.length > MAX_RETURN_PATH_LENGTH ? fallback : safe;
}

/** Leaves the parameter `loginToken` out of a query, however its name is encoded; the rest stays as it was written. */
function withoutToken(rest: string): string {
  const [query = '', ...hash] = rest.split('#');
  const parameters = query.slice(1).split('&');
  const others = parameters.filter((parameter) => !new URLSearchParams(parameter).has('loginToken'));
  if (others.length === parameters.length) return rest;
  return [others.length > 0 ? `?${others.join('&')}` : '', ...hash].join('#');
}

/** Resolves `.` and `..` as a browser would; empty names stay, so that they are rejected. */
function withoutDots(path: string): string {
  const walked: string[] = [];
  for (const name of path.split('/').slice(1)) {
    if (name === '..') walked.pop();
    else if (name !== '.') walked.push(name);
  }
  return path.startsWith('/') ? `/${walked.join('/')}` : path;
}
