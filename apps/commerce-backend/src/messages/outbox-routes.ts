import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../platform/backend.ts';
import { isFromThisMachine } from '../platform/network/from-this-machine.ts';
import { html } from '../platform/html/html.ts';
import type { Html } from '../platform/html/html.ts';
import { findMail, newestMails } from './outbox-store.ts';
import type { OutboxMail } from './outbox-store.ts';

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:1rem/1.5 Inter,system-ui,sans-serif;color:#2a2528;background:#faf8f6}
article{margin:0 0 2rem;padding:1rem 1.5rem;background:#fff;border:1px solid #e7e1de;border-radius:.5rem}
h2{margin:0;font-size:1.125rem} a{color:#7b4b6e} p{margin:.25rem 0 1rem;color:#6b6368}
iframe{width:100%;height:36rem;border:1px solid #e7e1de;background:#fff}
</style></head><body>${body}</body></html>`;

/** The mail is shown in a frame without scripts, forms or access to this page. */
const card = (mail: OutboxMail): Html => html`<article>
<h2><a href="/outbox/${mail.id}">${mail.subject}</a></h2>
<p>To <span class="recipient">${mail.recipient}</span> · <time datetime="${mail.created_at.toISOString()}">${mail.created_at.toISOString()}</time></p>
<iframe sandbox title="${mail.subject}" srcdoc="${mail.html}" loading="lazy"></iframe></article>`;

const send = (reply: FastifyReply, body: Html): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
      'referrer-policy': 'no-referrer',
    })
    .send(body.markup);

/** `/outbox`: what the shop would have mailed. It holds people's addresses, so a production server does not show it. */
export function registerOutbox(app: FastifyInstance, { db, config, background }: Backend): void {
  if (config.outbox === 'nobody') return;
  const isShownTo = (request: FastifyRequest): boolean => config.outbox === 'everybody' || isFromThisMachine(request);
  app.get('/outbox', async (request, reply) => {
    if (!isShownTo(request)) return reply.callNotFound();
    await background.idle();
    const mails = await newestMails(db);
    const list = mails.length === 0 ? html`<p>No mail yet.</p>` : html`${mails.map(card)}`;
    return send(reply, page('Outbox', html`<h1>Outbox</h1>${list}`));
  });
  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    if (!isShownTo(request)) return reply.callNotFound();
    const mail = /^\d{1,15}$/.test(request.params.id) ? await findMail(db, Number(request.params.id)) : undefined;
    if (mail === undefined) return reply.code(404).send({ message: 'There is no such mail.' });
    return send(reply, page(mail.subject, html`<p><a href="/outbox">Outbox</a></p>${card(mail)}`));
  });
}
