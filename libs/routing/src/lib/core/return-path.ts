import { joinSegments } from './path-segments.ts';
import { decodeSegments, encodeRest, splitTarget } from './read-path.ts';

/** Addresses that do something when they are visited; nobody is sent there from a link. */
const actionPaths = ['auth', 'api'];

/**
 * The path to go back to, from a `returnTo` that anyone may have written: a path of this shop, or `fallback`
 * (X10). It is rebuilt from its decoded names, so it can neither name another host nor run anything.
 */
export function safeReturnPath(returnTo: unknown, fallback = '/'): string {
  if (typeof returnTo !== 'string') return fallback;
  const [path, rest] = splitTarget(returnTo);
  // What is still encoded after one decoding was hidden on purpose: `%252F`, `%5C`.
  if (/%(25)*(2f|5c|00)/i.test(path)) return fallback;
  const names = decodeSegments(withoutDots(path));
  if (names === undefined || actionPaths.some((name) => name === names[0])) return fallback;
  return joinSegments(names) + encodeRest(rest);
}

/** Walks `.` and `..` as a browser would; empty names stay, so that they are refused. */
function withoutDots(path: string): string {
  const walked: string[] = [];
  for (const name of path.split('/').slice(1)) {
    if (name === '..') walked.pop();
    else if (name !== '.') walked.push(name);
  }
  return path.startsWith('/') ? `/${walked.join('/')}` : path;
}
