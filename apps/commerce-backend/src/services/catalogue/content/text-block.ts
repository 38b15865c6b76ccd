import { html } from '../../html/html.ts';
import type { Html } from '../../html/html.ts';

/** A block of a content page; what an editor may write. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

export const heading = (text: string): TextBlock => ({ kind: 'heading', text });
export const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): TextBlock => ({ kind: 'list', items });
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): TextBlock => ({
  kind: 'table',
  header,
  rows,
});

const toHtml = (block: TextBlock): Html => {
  switch (block.kind) {
    case 'heading':
      return html`<h2>${block.text}</h2>`;
    case 'paragraph':
      return html`<p>${block.text}</p>`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case 'table': {
      const head = block.header.map((cell) => html`<th>${cell}</th>`);
      const rows = block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`);
      return html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
    }
  }
};

/** The blocks as the markup that a text widget carries. */
export const blocksToHtml = (blocks: readonly TextBlock[]): string => html`${blocks.map(toHtml)}`.markup;
