/** The parameters that statistics may see: campaigns, and the choices of a list. Others may name a person or open something. */
const isPublicParameter = (name: string): boolean =>
  /^(?:utm_(?:source|medium|campaign|content|term)|gclid|gbraid|wbraid|categories|brands|skus|price|discount|sort|page|p-.+)$/.test(
    name,
  );

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A part of a path that somebody has typed into the search: an email address, a phone or a personal number. */
const isPersonal = (segment: string): boolean => /@|(?:\d[\s+-]?){8}/i.test(segment);

/** The path and query of an address without what may be personal or secret. */
export function publicAddress(target: string): string {
  const [path = '/', query = ''] = target.split('#', 1)[0]?.split('?', 2) ?? [];
  const parameters = [...new URLSearchParams(query)].filter(([name]) => isPublicParameter(name));
  const shown = String(new URLSearchParams(parameters));
  const shownPath = path
    .split('/')
    .map((segment) => (isPersonal(decodeSegment(segment)) ? '-' : segment))
    .join('/');
  return shown === '' ? shownPath : `${shownPath}?${shown}`;
}
