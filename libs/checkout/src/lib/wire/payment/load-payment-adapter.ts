import type { EmbeddedProvider } from '../../core/payment-session.ts';
import type { PaymentAdapter } from './payment-port.ts';

/** Loads the code for a provider's form, only when it is used. */
export async function loadPaymentAdapter(provider: EmbeddedProvider): Promise<PaymentAdapter> {
  return provider === 'KLARNA'
    ? (await import('./klarna-adapter.ts')).klarnaAdapter
    : (await import('./avarda-adapter.ts')).avardaAdapter;
}
