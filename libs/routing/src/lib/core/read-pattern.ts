import type { PatternParams } from './path-pattern.ts';

// Only a search phrase may hold a slash or backslash inside one segment: any other name with one has no page.
const maySlash = (part: string): boolean => part === ':search';

/** Reads the names of a path by a pattern, or `undefined` when it does not fit. */
export function readPattern(pattern: string, names: readonly string[]): PatternParams | undefined {
  const params: Record<string, string> = {};
  const parts = pattern === '' ? [] : pattern.split('/');
  for (const [index, part] of parts.entries()) {
    const [, param = '', many = ''] = /^:(\w*)([?+*]?)$/.exec(part) ?? [];
    const taken = many === '+' || many === '*' ? names.slice(index) : names.slice(index, index + 1);
    if (taken.length === 0 && many !== '?' && many !== '*') return undefined;
    if (taken.some((name) => /[/\\]/.test(name)) && !maySlash(part)) return undefined;
    if (!part.startsWith(':') && taken[0] !== part) return undefined;
    if (param) params[param] = taken.join('/');
  }
  return names.length > parts.length && !/[+*]$/.test(pattern) ? undefined : params;
}
