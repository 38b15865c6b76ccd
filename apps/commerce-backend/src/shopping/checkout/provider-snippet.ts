import type { BackendConfig } from '../../platform/config.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { paymentTexts } from '../payments/payment-texts.ts';
import { paymentOption, paymentName } from '../orders/payment-options.ts';
import type { ProviderSession } from './core/provider-session.ts';
import { providerScript, rootIds } from './provider-script.ts';
import { providerTexts } from './provider-texts.ts';

/** Where the local forms are sent to. */
export const PROVIDER_PATH = '/payments/local-checkout';

/** What the shopper types in the form. */
export const typedFields = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const;

const fieldsOf = (session: ProviderSession, email: string, token: string): Html => {
  const [texts, common] = [providerTexts[session.language], paymentTexts[session.language]];
  const option = paymentOption(session.paymentId);
  const name = option === undefined ? '' : paymentName(option.method, session.language);
  const field = (id: 'email' | (typeof typedFields)[number], value: string): Html =>
    html`<label>${texts[id]}<input name="${id}" type="${id === 'email' ? 'email' : 'text'}" value="${value}" required></label>`;
  return html`<input type="hidden" name="session" value="${token}"><fieldset><legend>${name}</legend><p>${common.notice}</p>
${field('email', email)}${typedFields.map((id) => field(id, session.billing[id]))}
<button class="primary">${texts.pay(name)}</button><button name="decision" value="decline" formnovalidate>${common.decline}</button></fieldset>`;
};

/** The markup of a provider's form, with its script, as the shop puts it into the checkout. */
export function providerSnippet(
  { publicUrl }: Pick<BackendConfig, 'publicUrl'>,
  session: ProviderSession,
  { email, token }: { readonly email: string; readonly token: string },
): string {
  const script = providerScript(session.provider, {
    action: new URL(PROVIDER_PATH, publicUrl).href,
    fields: fieldsOf(session, email, token).markup,
  });
  return html`<div id="${rootIds[session.provider]}"></div><script>${{ markup: script }}</script>`.markup;
}
