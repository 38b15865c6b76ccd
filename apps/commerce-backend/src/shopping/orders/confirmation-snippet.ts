import type { Language } from '@lyng/model';
import { html } from '../../platform/html/html.ts';
import { textsIn } from '../../shop/texts.ts';
import type { OrderRecord } from './order-store.ts';
import { embeddedProvider, paymentName, paymentOption } from './payment-options.ts';

/** The provider's snippet after an order was paid in its form; null for an order that no provider took. */
export function confirmationSnippet({ payment_id: paymentId }: OrderRecord, language: Language): string | null {
  const option = paymentOption(paymentId);
  if (option === undefined || embeddedProvider(option) === undefined) return null;
  const i18n = textsIn(language);
  const provider = paymentName(option.method, language);
  return html`<p>${i18n._('You have paid with {provider}.', { provider })}</p>`.markup;
}
