/** Markup that is safe to send: every value put into it has been escaped. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const render = (part: Part): string => {
  if (typeof part === 'string') return escapeText(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/** Writes markup with values in it; values are text, and become markup only when they are `Html` themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.reduce((written, string, index) => {
    const part = parts[index - 1];
    return `${written}${part === undefined ? '' : render(part)}${string}`;
  }),
});
