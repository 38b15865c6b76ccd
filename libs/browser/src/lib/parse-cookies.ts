/**
 * Reads a `Cookie` header or `document.cookie`. Of two cookies with one name the first counts; a value with broken
 * percent encoding stays as it is. A map, so that a cookie named `__proto__` is just a cookie.
 */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && name !== '' && !cookies.has(name)) cookies.set(name, decodeValue(pair.slice(equals + 1).trim()));
  }
  return cookies;
}

function decodeValue(raw: string): string {
  const value = /^".*"$/.test(raw) ? raw.slice(1, -1) : raw;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
