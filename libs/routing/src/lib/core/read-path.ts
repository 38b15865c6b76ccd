// Control characters are stripped by URL parsers and backslashes become slashes: neither may pass as part of a name.
const unsafe = /[\u0000-\u001f\u007f\\]/;

/**
 * Reads a path into its decoded names; `undefined` for what no page can be at: bad percent encoding, control
 * characters, backslashes, empty names (`//evil.example`) and dot names, which browsers would resolve away.
 */
export function decodeSegments(path: string): readonly string[] | undefined {
  if (!path.startsWith('/') || unsafe.test(path)) return undefined;
  const trimmed = path.replace(/\/$/, '');
  if (trimmed === '') return [];
  const names = trimmed.slice(1).split('/').map(decodeSegment);
  return names.every((name): name is string => name !== undefined) ? names : undefined;
}

function decodeSegment(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    // An encoded backslash stays a letter of the name; everything else that is unsafe raw is unsafe encoded too.
    return name === '' || /^\.{1,2}$/.test(name) || unsafe.test(name.replaceAll('\\', '')) ? undefined : name;
  } catch {
    return undefined;
  }
}

/** Parts a request target or link into its path and what follows it (query and hash, with their marks). */
export function splitTarget(target: string): readonly [path: string, rest: string] {
  const end = target.search(/[?#]/);
  return end < 0 ? [target, ''] : [target.slice(0, end), target.slice(end)];
}

/** Makes the query and hash of a request fit for a `Location` header: visible ASCII only. */
export const encodeRest = (rest: string): string =>
  rest.replace(/[^\u0021-\u007e]+/g, (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')));

/**
 * Node passes on the bytes of a raw, not percent-encoded path as Latin-1 letters; this writes them as the
 * percent-encoded UTF-8 they are. For servers only: real text must not pass through here.
 */
export const encodeRawTarget = (nodeUrl: string): string =>
  nodeUrl.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
