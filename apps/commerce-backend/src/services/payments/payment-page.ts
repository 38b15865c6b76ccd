import { formatMoney } from '@lyng/i18n/core';
import type { Scope } from '../../shop/scope.ts';
import { html } from '../html/html.ts';
import type { Html } from '../html/html.ts';
import type { PaymentRecord } from './payment-store.ts';
import { paymentTexts } from './payment-texts.ts';

export interface PaymentPage {
  readonly shopName: string;
  readonly payment: PaymentRecord;
  readonly state: string;
  readonly scope: Scope;
}

const styles = html`<style>
:root{color-scheme:light dark;--ground:#faf8f6;--surface:#fff;--ink:#2a2528;--muted:#6b6368;--line:#e7e1de;--accent:#7b4b6e;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#1b181a;--surface:#262225;--ink:#f3efec;--muted:#b6adb2;--line:#3a3438;--accent:#c79bbb;--on-accent:#1b181a}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 Inter,system-ui,sans-serif}
main{width:100%;max-width:26rem;padding:2rem;background:var(--surface);border:1px solid var(--line);border-radius:.75rem}
.shop{margin:0 0 1.5rem;letter-spacing:.04em;color:var(--muted)} h1{margin:0 0 1rem;font-size:1.5rem}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem;margin:0 0 1.5rem;padding:1rem 0;border-block:1px solid var(--line)} dd{margin:0;text-align:right}
.sum{font-size:1.25rem;font-weight:600}
form{margin:0 0 .75rem} button{width:100%;min-height:3rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.375rem;background:transparent;color:inherit;font:inherit;cursor:pointer}
button.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600}
button:focus-visible{outline:2px solid var(--accent);outline-offset:2px} .notice{margin:1.25rem 0 0;font-size:.875rem;color:var(--muted)}
</style>`;

/** The page on which the shopper approves, declines or leaves the payment; plain forms, no script. */
export function paymentPage({ shopName, payment, state, scope }: PaymentPage): Html {
  const texts = paymentTexts[scope.language];
  const amount = formatMoney(payment.amount, scope.market.currency, scope.language);
  const form = (action: string, label: string, className: string): Html =>
    html`<form method="post" action="/payments/local/${payment.uid}/${action}"><input type="hidden" name="state" value="${state}"><button class="${className}">${label}</button></form>`;
  return html`<!doctype html>
<html lang="${scope.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.title} – ${shopName}</title>${styles}</head>
<body><main><p class="shop">${shopName}</p><h1>${texts.title}</h1>
<dl><dt>${texts.order}</dt><dd>${payment.order_id}</dd><dt class="sum">${texts.toPay}</dt><dd class="sum">${amount}</dd></dl>
${form('approve', texts.approve(amount), 'primary')}${form('decline', texts.decline, '')}${form('abandon', texts.abandon, '')}
<p class="notice">${texts.notice}</p></main></body></html>`;
}
