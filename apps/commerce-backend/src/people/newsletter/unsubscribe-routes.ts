import { isLanguage } from '@lyng/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Html } from '../../platform/html/html.ts';
import { removeSubscriber, hasSubscriber } from './newsletter-store.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/** Nothing of a form is read: mail programs post `List-Unsubscribe=One-Click`, browsers nothing. */
const FORM_LIMIT = 1024;

const KEY = /^[\w-]{43}$/;

interface UnsubscribeRoute {
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
 * `/newsletter/unsubscribe`: the target of the link in a mail. The key is enough, so no login is needed. An unknown key
 * shows that the subscription has ended, which is true and reveals nothing about others.
 */
export function registerUnsubscribe(app: FastifyInstance, { db, config }: Backend): void {
  const { name: shopName, defaultMarket } = config.shop;
  const readRoute = ({ key, language }: UnsubscribeRoute['Querystring']) => ({
    key: typeof key === 'string' && KEY.test(key) ? key : '',
    language: typeof language === 'string' && isLanguage(language) ? language : defaultMarket.languages[0],
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, _body, done) =>
      done(null),
    );
    scope.get<UnsubscribeRoute>('/newsletter/unsubscribe', async (request, reply) => {
      const { key, language } = readRoute(request.query);
      const isThere = await hasSubscriber(db, key);
      return send(reply, unsubscribePage({ shopName, language, ...(isThere && { key }) }));
    });
    scope.post<UnsubscribeRoute>('/newsletter/unsubscribe', async (request, reply) => {
      const { key, language } = readRoute(request.query);
      await inTransaction(db, async (transaction) => {
        const email = await removeSubscriber(transaction, { unsubscribeKey: key });
        // The box that an account or an order has ticked wants the same newsletter.
        if (email !== undefined)
          await transaction.updateTable('account').set({ newsletter: false }).where('email', '=', email).execute();
      });
      return send(reply, unsubscribePage({ shopName, language }));
    });
  });
}
