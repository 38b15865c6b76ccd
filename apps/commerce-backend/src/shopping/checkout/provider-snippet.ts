import type { BackendConfig } from '../../platform/config.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { paymentTexts } from '../payments/payment-texts.ts';
import { paymentName, paymentOption } from '../orders/payment-options.ts';
import type { ProviderSession } from './core/provider-session.ts';
import { providerScript, rootIds } from './provider-script.ts';
import { providerTexts } from './provider-texts.ts';
import { textsIn } from '../../shop/texts.ts';

/** The path that receives the local forms. */
export const PROVIDER_PATH = '/payments/local-checkout';

/** The fields that the shopper types. */
export const typedFields = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const;

const fieldsOf = (session: ProviderSession, email: string, token: string): Html => {
  const [texts, common] = [providerTexts(textsIn(session.language)), paymentTexts(textsIn(session.language))];
  const option = paymentOption(session.paymentId);
  const name = option === undefined ? '' : paymentName(option.method, session.language);
  const field = (id: 'email' | (typeof typedFields)[number], value: string): Html =>
    html`<div><label>${texts[id]} <input name="${id}" type="${id === 'email' ? 'email' : 'text'}" value="${value}" required></label></div>`;
  const buttons = session.provider
    ? html`<button class="primary">${texts.pay(name)}</button><button name="decision" value="decline" formnovalidate>${common.decline}</button>`
    : html`<button class="primary">${common.goOn}</button>`;
  return html`<input type="hidden" name="session" value="${token}"><fieldset><legend>${name}</legend><p>${common.notice}</p>
${field('email', email)}${typedFields.map((id) => field(id, session.billing[id]))}
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
