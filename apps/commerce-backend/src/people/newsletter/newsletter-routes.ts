import { isLanguage } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { html } from '../../platform/html/html.ts';
import { htmlPage } from '../../platform/html/page.ts';
import { resolveScope } from '../../shop/scope.ts';
import { textsIn } from '../../shop/texts.ts';
import type { Texts } from '../../shop/texts.ts';
import { newsletterPath, queueWelcomeMail } from './newsletter-mails.ts';
import { confirmSubscriber, hasConfirmation, hasSubscriber, removeSubscriber } from './newsletter-store.ts';

/** Nothing of a form is read: mail programs post `List-Unsubscribe=One-Click`, browsers nothing. */
const FORM_LIMIT = 1024;

const KEY = /^[\w-]{43}$/;

interface LinkRoute {
  readonly Querystring: { readonly key?: unknown; readonly language?: unknown };
}

interface PageContent {
  readonly title: string;
  readonly text: string;
  /** Where the page's button, named as its title, posts to; left out when nothing is left to do. */
  readonly action?: string;
}

interface Place {
  readonly shop: string;
  readonly language: Language;
}

const send = (reply: FastifyReply, { shop, language }: Place, { title, text, action }: PageContent): FastifyReply => {
  const content =
    action === undefined
      ? html`<p role="status">${text}</p>`
      : html`<p>${text}</p><form method="post" action="${action}"><button class="primary">${title}</button></form>`;
  const body = html`<p class="shop">${shop}</p><h1>${title}</h1>${content}`;
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      // The key is in the address.
      'referrer-policy': 'no-referrer',
    })
    .send(htmlPage({ language, title: `${title} – ${shop}`, body }).markup);
};

const expired = (i18n: Texts): PageContent => ({
  title: i18n._('The link no longer works'),
  text: i18n._(
    'It has been used or is too old. If you are not subscribed yet, subscribe again at the bottom of any page of the shop.',
  ),
});

const ended = (i18n: Texts, { shop }: Place): PageContent => ({
  title: i18n._('You are unsubscribed'),
  text: i18n._('You will get no more newsletters from {shop}, and your address is deleted from the list.', { shop }),
});

/**
 * `/newsletter/confirm` and `/newsletter/unsubscribe`: the targets of the links in mails. The key is enough, so no login
 * is needed. An unknown key shows that there is nothing to do, which is true and reveals nothing about others. Mail
 * programs open links by themselves, so only a page's button does something.
 */
export function registerNewsletter(app: FastifyInstance, { db, config, now }: Backend): void {
  const { name: shop, defaultMarket } = config.shop;
  const readLink = ({ query: { key, language: named } }: FastifyRequest<LinkRoute>) => {
    const language = typeof named === 'string' && isLanguage(named) ? named : defaultMarket.languages[0];
    return {
      key: typeof key === 'string' && KEY.test(key) ? key : '',
      place: { shop, language },
      i18n: textsIn(language),
    };
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, _body, done) =>
      done(null),
    );
    scope.get<LinkRoute>('/newsletter/confirm', async (request, reply) => {
      const { key, place, i18n } = readLink(request);
      if (!(await hasConfirmation(db, key, now()))) return send(reply, place, expired(i18n));
      return send(reply, place, {
        title: i18n._('Confirm the subscription'),
        text: i18n._('Do you want the newsletter of {shop}?', { shop }),
        action: newsletterPath('confirm', key, place.language),
      });
    });
    scope.post<LinkRoute>('/newsletter/confirm', async (request, reply) => {
      const { key, place, i18n } = readLink(request);
      const isConfirmed = await inTransaction(db, async (transaction) => {
        const added = await confirmSubscriber(transaction, key, now());
        if (added === undefined) return false;
        const { email, market: marketId, language: languageId, unsubscribe_key: endKey } = added;
        const mailScope = resolveScope(config.shop, { marketId, languageId });
        await queueWelcomeMail(transaction, config, { email, key: endKey, scope: mailScope, now: now() });
        return true;
      });
      if (!isConfirmed) return send(reply, place, expired(i18n));
      return send(reply, place, {
        title: i18n._('Welcome'),
        text: i18n._('Thank you for subscribing to the newsletter of {shop}. You will hear about news and offers.', {
          shop,
        }),
      });
    });
    scope.get<LinkRoute>('/newsletter/unsubscribe', async (request, reply) => {
      const { key, place, i18n } = readLink(request);
      if (!(await hasSubscriber(db, key))) return send(reply, place, ended(i18n, place));
      return send(reply, place, {
        title: i18n._('Unsubscribe from the newsletter'),
        text: i18n._('Do you no longer want the newsletter of {shop}?', { shop }),
        action: newsletterPath('unsubscribe', key, place.language),
      });
    });
    scope.post<LinkRoute>('/newsletter/unsubscribe', async (request, reply) => {
      const { key, place, i18n } = readLink(request);
      await inTransaction(db, async (transaction) => {
        const email = await removeSubscriber(transaction, { unsubscribeKey: key });
        // The box that an account or an order has ticked wants the same newsletter.
        if (email !== undefined)
          await transaction.updateTable('account').set({ newsletter: false }).where('email', '=', email).execute();
      });
      return send(reply, place, ended(i18n, place));
    });
  });
}
