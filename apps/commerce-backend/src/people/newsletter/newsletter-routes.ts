import { isLanguage } from '@lyng/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Html } from '../../platform/html/html.ts';
import { resolveScope } from '../../shop/scope.ts';
import { newsletterPage, newsletterPath } from './newsletter-page.ts';
import { confirmSubscriber, hasConfirmation, hasSubscriber, removeSubscriber } from './newsletter-store.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import { queueWelcomeMail } from './welcome-mail.ts';
import { textsIn } from '../../shop/texts.ts';

/** Nothing of a form is read: mail programs post `List-Unsubscribe=One-Click`, browsers nothing. */
const FORM_LIMIT = 1024;

const KEY = /^[\w-]{43}$/;

interface LinkRoute {
  readonly Querystring: { readonly key?: unknown; readonly language?: unknown };
}

const send = (reply: FastifyReply, page: Html): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      // The key is in the address.
      'referrer-policy': 'no-referrer',
    })
    .send(page.markup);

/**
 * `/newsletter/confirm` and `/newsletter/unsubscribe`: the targets of the links in mails. The key is enough, so no login
 * is needed. An unknown key shows that there is nothing to do, which is true and reveals nothing about others.
 */
export function registerNewsletter(app: FastifyInstance, { db, config, now }: Backend): void {
  const { name: shopName, defaultMarket } = config.shop;
  const readRoute = ({ key, language: named }: LinkRoute['Querystring']) => {
    const language = typeof named === 'string' && isLanguage(named) ? named : defaultMarket.languages[0];
    const page = (title: string, text: string, action?: string): Html =>
      newsletterPage({ shopName, language, title, text, ...(action !== undefined && { action }) });
    return {
      key: typeof key === 'string' && KEY.test(key) ? key : '',
      language,
      texts: newsletterTexts(textsIn(language)),
      page,
    };
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, _body, done) =>
      done(null),
    );
    scope.get<LinkRoute>('/newsletter/confirm', async (request, reply) => {
      const { key, language, texts, page } = readRoute(request.query);
      const isWaiting = await hasConfirmation(db, key, now());
      return send(
        reply,
        isWaiting
          ? page(texts.confirm, texts.confirmQuestion(shopName), newsletterPath('confirm', key, language))
          : page(texts.expired, texts.expiredText),
      );
    });
    scope.post<LinkRoute>('/newsletter/confirm', async (request, reply) => {
      const { key, texts, page } = readRoute(request.query);
      const isConfirmed = await inTransaction(db, async (transaction) => {
        const added = await confirmSubscriber(transaction, key, now());
        if (added === undefined) return false;
        const { email, market: marketId, language: languageId, unsubscribe_key: unsubscribeKey } = added;
        const place = resolveScope(config.shop, { marketId, languageId });
        await queueWelcomeMail(transaction, { config }, { email, unsubscribeKey, scope: place, now: now() });
        return true;
      });
      return send(
        reply,
        isConfirmed ? page(texts.welcome, texts.thanks(shopName)) : page(texts.expired, texts.expiredText),
      );
    });
    scope.get<LinkRoute>('/newsletter/unsubscribe', async (request, reply) => {
      const { key, language, texts, page } = readRoute(request.query);
      const isThere = await hasSubscriber(db, key);
      return send(
        reply,
        isThere
          ? page(texts.unsubscribe, texts.confirmation(shopName), newsletterPath('unsubscribe', key, language))
          : page(texts.ended, texts.endedText(shopName)),
      );
    });
    scope.post<LinkRoute>('/newsletter/unsubscribe', async (request, reply) => {
      const { key, texts, page } = readRoute(request.query);
      await inTransaction(db, async (transaction) => {
        const email = await removeSubscriber(transaction, { unsubscribeKey: key });
        // The box that an account or an order has ticked wants the same newsletter.
        if (email !== undefined)
          await transaction.updateTable('account').set({ newsletter: false }).where('email', '=', email).execute();
      });
      return send(reply, page(texts.ended, texts.endedText(shopName)));
    });
  });
}
