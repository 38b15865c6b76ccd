import type { Language } from '@lyng/model';
import { html } from '../../platform/html/html.ts';
import type { OrderRecord } from './order-store.ts';
import { embeddedProvider, paymentName, paymentOption } from './payment-options.ts';

const texts: Readonly<Record<Language, (provider: string) => string>> = {
  da: (provider) => `Du har betalt med ${provider}.`,
  sv: (provider) => `Du har betalat med ${provider}.`,
  nb: (provider) => `Du har betalt med ${provider}.`,
  // Both names take this ending.
  fi: (provider) => `Olet maksanut ${provider}lla.`,
};

/** What the provider in whose form an order was paid shows after it; null for an order that no provider took. */
export function confirmationSnippet({ payment_id: paymentId }: OrderRecord, language: Language): string | null {
  const option = paymentOption(paymentId);
  if (option === undefined || embeddedProvider(option) === undefined) return null;
  return html`<p>${texts[language](paymentName(option.method, language))}</p>`.markup;
}
