import type { Language } from '@lyng/model';

export type PaymentMethod = 'card' | 'invoice';

/** One way to pay. Both are paid on the local provider's page. */
export interface PaymentOption {
  readonly id: number;
  readonly method: PaymentMethod;
  /** The name that clients know; `DirectInvoice` decides the customer status. */
  readonly name: 'Card' | 'DirectInvoice';
}

/** The first is the default. 23 is the contract's sample id of a card payment. */
export const paymentOptions: readonly PaymentOption[] = [
  { id: 23, method: 'card', name: 'Card' },
  { id: 18, method: 'invoice', name: 'DirectInvoice' },
];

const names: Record<PaymentMethod, Record<Language, string>> = {
  card: { da: 'Kort', sv: 'Kort', nb: 'Kort', fi: 'Kortti' },
  invoice: { da: 'Faktura', sv: 'Faktura', nb: 'Faktura', fi: 'Lasku' },
};

/** What the shopper reads. */
export const paymentName = (method: PaymentMethod, language: Language): string => names[method][language];

/** The option with that id, if the shop has it. */
export const paymentOption = (id: number | null): PaymentOption | undefined =>
  paymentOptions.find((option) => option.id === id);
