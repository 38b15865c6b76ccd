import { join } from 'node:path';
import { languages } from '@lyng/model';
import type { ContentError } from '../../catalogue/content/files/content-error.ts';
import { printContentError } from '../../catalogue/content/files/content-error.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Shop } from '../../shop/shop.ts';
import type { PhraseReport, ReportedPhrase } from '../activity/histories.ts';
import type { Understood } from '../find/read-text.ts';
import type { QueryWord } from '../core/query/query-words.ts';
import type { OrRejection } from '../request/rejected-request.ts';
import type { TriedQuery, TriedRule, TypedQuery } from './try-query.ts';

export interface EditSearchPage {
  readonly shop: Shop;
  readonly contentFolder: string;
  /** Of all files of the content. */
  readonly errors: readonly ContentError[];
  readonly typed: TypedQuery;
  /** `undefined` before anything was typed. */
  readonly tried: OrRejection<TriedQuery> | undefined;
  readonly reports: readonly PhraseReport[];
}

const styles = html`<style>
body{margin:0 auto;max-width:72rem;padding:2rem 1rem;font:1rem/1.5 Inter,system-ui,sans-serif;color:#2a2528;background:#faf8f6}
section{margin:0 0 2rem;padding:1rem 1.5rem;background:#fff;border:1px solid #e7e1de;border-radius:.5rem}
h2{font-size:1.25rem} h3{font-size:1rem} code,td,li{overflow-wrap:anywhere} .error{color:#9b1c1c} .muted{color:#6b6368}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:0 2rem;align-items:start}
table{border-collapse:collapse;width:100%} .number:first-child{width:3rem} th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #e7e1de;vertical-align:top} .number{text-align:right}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end} label{display:grid} input,select,button{font:inherit;padding:.375rem .75rem} input{width:24rem;max-width:100%}
</style>`;

const options = (values: readonly string[], chosen: string): readonly Html[] =>
  values.map((value) =>
    value === chosen ? html`<option selected>${value}</option>` : html`<option>${value}</option>`,
  );

const form = (shop: Shop, { market, language, q }: TypedQuery): Html => html`<form action="/edit/search" method="get">
<label>Market <select name="market">${options(
  shop.markets.map(({ alias }) => alias),
  market,
)}</select></label>
<label>Language <select name="language">${options(languages, language)}</select></label>
<label>Query <input name="q" value="${q}" maxlength="200"></label>
<button>Try</button></form>`;

const rows = (lines: readonly Html[], empty: string): readonly Html[] =>
  lines.length > 0 ? lines : [html`<tr><td colspan="4" class="muted">${empty}</td></tr>`];

/** Terms of the index have a sign before looser forms. */
const othersOf = ({ forms }: QueryWord): string =>
  [...new Set(forms.filter(({ isTyped }) => !isTyped).map(({ term }) => term.replace(/^[=~]/, '')))].join(', ');

const wordRow = (word: QueryWord, role: string): Html =>
  html`<tr><td>${word.text}</td><td>${role}</td><td>${othersOf(word)}</td></tr>`;

const filtersOf = ({ sizes, price }: Understood): readonly Html[] => [
  ...sizes.map(({ text, label }) => html`<tr><td>${text}</td><td>size filter</td><td>${label}</td></tr>`),
  ...(price === undefined
    ? []
    : [html`<tr><td>${price.text}</td><td>price filter</td><td>${price.min ?? 0} – ${price.max ?? 'any'}</td></tr>`]),
];

const stateOf = ({ kind, name, isSkipped }: TriedRule): string => {
  if (name === '') return 'not in the catalogue';
  if (kind === 'hide') return 'hidden';
  return isSkipped ? 'skipped: it cannot be bought in this market now' : 'pinned';
};

const result = (tried: OrRejection<TriedQuery>): Html => {
  if (!tried.ok) return html`<p class="error">${tried.error.message}</p>`;
  const { found, totalHits, products, rules } = tried.value;
  const { words, excluded, understood, corrected, leftOut } = found;
  const understoodRows = [
    ...words.map((word) => wordRow(word, word.role)),
    ...excluded.map((word) => wordRow(word, 'must not have')),
    ...filtersOf(understood),
  ];
  return html`<h3>Understood as</h3>
<table><tr><th>Word<th>Role<th>Also sought as</tr>${rows(understoodRows, 'No word is known.')}</table>
${corrected === undefined ? html`` : html`<p>Corrected to: <strong>${corrected}</strong></p>`}
${leftOut.length === 0 ? html`` : html`<p>Left out: <strong>${leftOut.join(', ')}</strong></p>`}
<h3>Results: ${totalHits} models</h3>
<table><tr><th class="number">Place<th>Article number<th>Name<th>Rule</tr>${rows(
    products.map(
      ({ articleNumber, name, isPinned }, place) =>
        html`<tr><td class="number">${place + 1}</td><td>${articleNumber}</td><td>${name}</td><td>${isPinned ? 'pinned' : ''}</td></tr>`,
    ),
    'Nothing is found.',
  )}</table>
${
  rules.length === 0
    ? html``
    : html`<h3>Rules of this phrase</h3><table><tr><th>Article number<th>Name<th>State</tr>${rules.map(
        (rule) => html`<tr><td>${rule.articleNumber}</td><td>${rule.name}</td><td>${stateOf(rule)}</td></tr>`,
      )}</table>`
}`;
};

const phraseTable = (phrases: readonly ReportedPhrase[], empty: string): Html =>
  html`<table><tr><th>Query<th class="number">Searches<th class="number">Hits</tr>${rows(
    phrases.map(
      ({ phrase, searches, hits }) =>
        html`<tr><td>${phrase}</td><td class="number">${searches}</td><td class="number">${hits}</td></tr>`,
    ),
    empty,
  )}</table>`;

const reportSection = ({ market, language, found, unfound }: PhraseReport): Html =>
  html`<section><h2>${market.toUpperCase()}, ${language}</h2><div class="columns">
<div><h3>Most frequent</h3>${phraseTable(found, 'None yet.')}</div>
<div><h3>Without results</h3>${phraseTable(unfound, 'None.')}</div></div></section>`;

const files = (contentFolder: string, errors: readonly ContentError[]): Html =>
  html`<ul>${['search/synonyms.yaml', 'search/products.yaml'].map(
    (file) => html`<li><code>${join(contentFolder, file)}</code></li>`,
  )}</ul>${
    errors.length === 0
      ? html``
      : html`<p class="error">The rules before these errors are still used:</p><ul>${errors.map(
          (error) => html`<li class="error">${printContentError(error)}</li>`,
        )}</ul>`
  }`;

/** The page that shows a merchant what shoppers search for, and lets them try a query. */
export const editSearchPage = ({ shop, contentFolder, errors, typed, tried, reports }: EditSearchPage): Html =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Search</title>
<meta name="robots" content="noindex">${styles}</head><body><h1>Search</h1>
<section><h2>Try a query</h2>${form(shop, typed)}${tried === undefined ? html`` : result(tried)}</section>
<section><h2>Files</h2><p>A change shows at once.</p>${files(
    contentFolder,
    errors.filter(({ file }) => file.startsWith('search/')),
  )}</section>
${reports.length === 0 ? html`<section><p class="muted">Nobody has searched yet.</p></section>` : reports.map(reportSection)}
</body></html>`;
