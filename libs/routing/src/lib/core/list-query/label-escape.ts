// A comma or tilde inside a label would end it (T22), and a percent sign would be taken for an escape.
const escapes: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', '~': '%7E' };

/** Escapes a label for a `label~id` list; the query's own encoding comes on top. */
export const escapeLabel = (label: string): string => label.replace(/[%,~]/g, (sign) => escapes[sign] ?? sign);

/** Takes `escapeLabel` back; any other percent sign is just one. */
export const unescapeLabel = (text: string): string =>
  text.replace(/%(25|2C|7E)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
