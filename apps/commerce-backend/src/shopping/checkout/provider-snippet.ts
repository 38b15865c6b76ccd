import type { BackendConfig } from '../../platform/config.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { paymentTexts } from '../payments/payment-texts.ts';
import { paymentName, paymentOption } from '../orders/payment-options.ts';
import type { ProviderSession } from './core/provider-session.ts';
import { providerScript, rootIds } from './provider-script.ts';
import { textsIn } from '../../shop/texts.ts';

export const PROVIDER_PATH = '/payments/local-checkout';

export const typedFields = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const;

const fieldsOf = (session: ProviderSession, email: string, token: string): Html => {
  const i18n = textsIn(session.language);
  const common = paymentTexts(i18n);
  const labels = {
    firstName: i18n._('First name'),
    lastName: i18n._('Last name'),
    addressLine1: i18n._('Address'),
    zip: i18n._('Postcode'),
    city: i18n._('City'),
  };
  const option = paymentOption(session.paymentId);
  const name = option === undefined ? '' : paymentName(option.method, session.language);
  const field = (id: string, type: 'email' | 'text', label: string, value: string): Html =>
    html`<div><label>${label} <input name="${id}" type="${type}" value="${value}" required></label></div>`;
  const buttons = session.provider
    ? html`<button class="primary">${i18n._('Pay with {provider}', { provider: name })}</button><button name="decision" value="decline" formnovalidate>${common.decline}</button>`
    : html`<button class="primary">${common.goOn}</button>`;
  return html`<input type="hidden" name="session" value="${token}"><fieldset><legend>${name}</legend><p>${common.notice}</p>
${field('email', 'email', i18n._('Email'), email)}${typedFields.map((id) => field(id, 'text', labels[id], session.billing[id]))}
${buttons}</fieldset>`;
};

/**
 * The markup of a form as a client puts it into its checkout: a provider's has a script, as the real ones have. That of a
 * card is a plain form, for clients that run no scripts, and leads to the payment page.
 */
export function providerSnippet(
  { publicUrl }: Pick<BackendConfig, 'publicUrl'>,
  session: ProviderSession,
  { email, token }: { readonly email: string; readonly token: string },
): string {
  const { provider } = session;
  const action = new URL(PROVIDER_PATH, publicUrl).href;
  const fields = fieldsOf(session, email, token);
  if (provider === undefined) return html`<form method="post" action="${action}">${fields}</form>`.markup;
  const script = providerScript(provider, { action, fields: fields.markup });
  return html`<div id="${rootIds[provider]}"></div><script>${{ markup: script }}</script>`.markup;
}
