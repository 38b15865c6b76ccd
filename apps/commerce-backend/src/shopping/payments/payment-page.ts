import { formatMoney } from '@lyng/i18n/core';
import type { Scope } from '../../shop/scope.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { frameScript } from './frame-script.ts';
import { CODE_TRIES } from './one-time-code.ts';
import { htmlPage } from '../../platform/html/page.ts';
import type { PaymentRecord } from '../orders/payment-store.ts';
import { paymentTexts } from './payment-texts.ts';
import type { PaymentTexts } from './payment-texts.ts';
import { textsIn } from '../../shop/texts.ts';

/** The shop's page around the provider's; `null` when the provider has the window for itself. */
export type ShopFrame = { readonly shopOrigin: string } | null;

export interface PaymentPage {
  readonly shopName: string;
  readonly payment: PaymentRecord;
  readonly state: string;
  readonly scope: Scope;
  readonly frame: ShopFrame;
}

/** The address of a payment's page, or of what one of its forms does. */
export const paymentPath = (uid: string, action: string, frame: ShopFrame): string =>
  `/payments/local/${uid}${action === '' ? '' : `/${action}`}${frame ? '?framed=1' : ''}`;

type FormOf = (action: string, fields: Html) => Html;

// A constant of our own without user input: it must match its hash.
const scriptElement: Html = { markup: `<script>${frameScript}</script>` };

/** `step` is set when there is nothing more to do here. */
const documentOf = (
  { shopName, payment, scope, frame }: Omit<PaymentPage, 'state'>,
  title: string,
  body: Html,
  step?: 'settled' | 'abandoned',
): Html => {
  const page = { language: scope.language, title: `${title} – ${shopName}`, body };
  if (!frame) return htmlPage(page);
  const attributes = html` data-framed data-payment="${payment.uid}" data-shop="${frame.shopOrigin}"${step ? html` data-step="${step}"` : ''}`;
  return htmlPage({ ...page, attributes, script: scriptElement });
};

interface Step {
  readonly title: string;
  readonly content: Html;
}

const cardStep = (texts: PaymentTexts, orderId: number, amount: string, form: FormOf): Step => ({
  title: texts.title,
  content: html`<dl><dt>${texts.order}</dt><dd>${orderId}</dd><dt>${texts.card}</dt><dd>${texts.testCard}</dd><dt class="sum">${texts.toPay}</dt><dd class="sum">${amount}</dd></dl>
${form('card', html`<button class="primary">${texts.approve(amount)}</button>`)}`,
});

const wrongCode = (texts: PaymentTexts, wrong: number): Html | '' =>
  wrong === 0 ? '' : html`<p class="error" id="wrong" role="alert">${texts.wrongCode(CODE_TRIES - wrong)}</p>`;

const codeStep = (
  texts: PaymentTexts,
  { code, wrong_codes: wrong }: PaymentRecord,
  message: string,
  frame: ShopFrame,
  form: FormOf,
): Step => ({
  title: texts.codeTitle,
  content: html`<section class="app" aria-label="${texts.bankApp}"><h2>${texts.bankApp}</h2><p>${message}</p><output id="shown-code">${code ?? ''}</output></section>
${wrongCode(texts, wrong)}
${form(
  'approve',
  html`<label for="code">${texts.code}</label><p class="hint" id="hint">${texts.codeHint}</p>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="11" required${frame ? '' : html` autofocus`} aria-describedby="${wrong > 0 ? 'wrong hint' : 'hint'}"${wrong > 0 ? html` aria-invalid="true"` : ''}>
<button class="primary">${texts.confirm}</button>`,
)}`,
});

/** The page on which the shopper gives a card, then the bank's code; or declines or leaves. Plain forms: only the frame has a script. */
export function paymentPage(page: PaymentPage): Html {
  const { shopName, payment, state, scope, frame } = page;
  const texts = paymentTexts(textsIn(scope.language));
  const amount = formatMoney(payment.amount, scope.market.currency, scope.language);
  const form: FormOf = (action, fields) =>
    html`<form method="post" action="${paymentPath(payment.uid, action, frame)}"><input type="hidden" name="state" value="${state}">${fields}</form>`;
  const { title, content } =
    payment.code === null
      ? cardStep(texts, payment.order_id, amount, form)
      : codeStep(texts, payment, texts.codeFor(amount, shopName), frame, form);
  const body = html`<p class="shop">${shopName}</p><h1>${title}</h1>
${content}
<p class="error" id="error" role="alert" hidden>${texts.unreachable}</p>
${form('decline', html`<button>${texts.decline}</button>`)}${form('abandon', html`<button>${texts.abandon}</button>`)}
<p class="notice">${texts.notice}</p>`;
  return documentOf(page, title, body);
}

/** The page of a frame that is finished: the shop's page takes over, or the link does. */
export function endedPage(page: Omit<PaymentPage, 'state'>, step: 'settled' | 'abandoned', address: string): Html {
  const texts = paymentTexts(textsIn(page.scope.language));
  const body = html`<p>${texts.ended}</p><p><a href="${address}" target="_top">${texts.goOn}</a></p>`;
  return documentOf(page, texts.title, body, step);
}
