import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';

/** A link within a text: to a page of the shop, `mailto:` or `tel:`. */
export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** A text with links in it. */
export type TextWithLinks = readonly (string | TextLink)[];

/** A block of a content page; all that an editor may write. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: TextWithLinks }
  | { readonly kind: 'list'; readonly items: readonly TextWithLinks[] }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

export const heading = (text: string): TextBlock => ({ kind: 'heading', text });
export const paragraph = (...text: TextWithLinks): TextBlock => ({ kind: 'paragraph', text });
export const list = (...items: readonly (string | TextWithLinks)[]): TextBlock => ({
  kind: 'list',
  items: items.map((item) => (typeof item === 'string' ? [item] : item)),
});
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): TextBlock => ({
  kind: 'table',
  header,
  rows,
});

const textToHtml = (text: TextWithLinks): readonly Html[] =>
  text.map((part) => (typeof part === 'string' ? html`${part}` : html`<a href="${part.href}">${part.text}</a>`));

const toHtml = (block: TextBlock): Html => {
  switch (block.kind) {
    case 'heading':
      return html`<h2>${block.text}</h2>`;
    case 'paragraph':
      return html`<p>${textToHtml(block.text)}</p>`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${textToHtml(item)}</li>`)}</ul>`;
    case 'table': {
      const head = block.header.map((cell) => html`<th>${cell}</th>`);
      const rows = block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`);
      return html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
    }
  }
};

/** The blocks as the markup of a text widget. */
export const blocksToHtml = (blocks: readonly TextBlock[]): string => html`${blocks.map(toHtml)}`.markup;

const plainText = (text: TextWithLinks): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** A block without its markup. */
export const blockToText = (block: TextBlock): string => {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return plainText(block.text);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [block.header, ...block.rows].flat().join(' ');
  }
};
