import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../../platform/backend.ts';
import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { isFromThisMachine } from '../../../platform/network/from-this-machine.ts';
import type { Market } from '../../../shop/shop.ts';
import { shopOrigin } from '../../../shop/shop-origin.ts';
import { printContentError } from '../files/content-error.ts';
import { pagePath, pagesOf } from '../files/content-library.ts';
import { presentHead } from '../present-page.ts';
import { issuePreviewToken, MAX_PREVIEW_MINUTES, PREVIEW_MINUTES } from './preview-token.ts';

const document = (body: Html): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title>
<meta name="robots" content="noindex">
<style>
body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:1rem/1.5 Inter,system-ui,sans-serif;color:#2a2528;background:#faf8f6}
section{margin:0 0 2rem;padding:1rem 1.5rem;background:#fff;border:1px solid #e7e1de;border-radius:.5rem}
h2{font-size:1.125rem} a{color:#7b4b6e} li{margin:.25rem 0} .error{color:#9b1c1c} code{overflow-wrap:anywhere}
</style></head><body>${body}</body></html>`;

interface Query {
  readonly path?: string;
  readonly market?: string;
  readonly minutes?: string;
}

const minutesOf = ({ minutes }: Query): number =>
  Math.min(MAX_PREVIEW_MINUTES, Math.max(1, Number(minutes ?? PREVIEW_MINUTES) || PREVIEW_MINUTES));

/**
 * `/preview`: for editors on this machine. All pages of each market with a link that shows drafts for some minutes, and
 * the errors of their files. With `path` it is that one link as text.
 */
export function registerPreview(app: FastifyInstance, backend: Backend): void {
  const { config, content, now } = backend;
  if (config.outbox === 'nobody') return;

  const linkTo = (market: Market, path: string, token: string): string => {
    const place = { shop: config.shop, storefrontPort: config.storefrontPort, allowedOrigins: config.allowedOrigins };
    return `${shopOrigin(place, market.alias)}${encodeURI(path)}?preview=${token}`;
  };

  const pagesIn = (market: Market, token: string): Html => {
    const [language] = market.languages;
    const scope = { market, language };
    const view = { shop: config.shop, scope, content: content() };
    const rows = pagesOf(view.content, scope, true).map((page) => {
      const path = page.alias === 'widgets' ? '/preview-widgets' : pagePath(page);
      const draft = page.isDraft ? ' (draft)' : '';
      return html`<li><a href="${linkTo(market, path, token)}">${presentHead(page, view).title}${draft}</a> <code>content/${page.file}</code></li>`;
    });
    return html`<section><h2>${market.alias.toUpperCase()}</h2><ul>${rows}</ul></section>`;
  };

  const properties = {
    path: { type: 'string' },
    market: { type: 'string', enum: config.shop.markets.map(({ alias }) => alias) },
    minutes: { type: 'string' },
  };
  const schema = { querystring: { type: 'object', properties } };

  app.get<{ Querystring: Query }>('/preview', { schema }, async (request, reply) => {
    if (config.outbox !== 'everybody' && !isFromThisMachine(request)) return reply.callNotFound();
    const { query } = request;
    const token = await issuePreviewToken(backend, now(), minutesOf(query));
    const headers = {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    };
    if (query.path !== undefined) {
      const market = config.shop.markets.find(({ alias }) => alias === query.market) ?? config.shop.defaultMarket;
      const path = query.path.startsWith('/') ? query.path : `/${query.path}`;
      return reply
        .headers({ ...headers, 'content-type': 'text/plain; charset=utf-8' })
        .send(linkTo(market, path, token));
    }
    const errors = content().errors.map((error) => html`<li class="error">${printContentError(error)}</li>`);
    const problems = errors.length > 0 ? html`<section><h2>Errors</h2><ul>${errors}</ul></section>` : html``;
    const body = html`<h1>Preview</h1><p>Each link works for ${minutesOf(query)} minutes.</p>${problems}${config.shop.markets.map((market) => pagesIn(market, token))}`;
    return reply.headers({ ...headers, 'content-type': 'text/html; charset=utf-8' }).send(document(body).markup);
  });
}
