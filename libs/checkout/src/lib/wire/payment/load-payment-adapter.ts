import type { EmbeddedProvider } from '../../core/payment-session.ts';
import type { PaymentAdapter } from './payment-port.ts';

/** Fetches the code for a provider's form: nobody pays for a provider that they do not use. */
export async function loadPaymentAdapter(provider: EmbeddedProvider): Promise<PaymentAdapter> {
  return provider === 'KLARNA'
    ? (await import('./klarna-adapter.ts')).klarnaAdapter
    : (await import('./avarda-adapter.ts')).avardaAdapter;
}
