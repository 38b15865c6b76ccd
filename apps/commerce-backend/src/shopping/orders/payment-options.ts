import type { Language } from '@lyng/model';
import type { PaymentOptionType } from '../../platform/graphql/resolver-types.generated.ts';
import type { EmbeddedProvider } from '../../platform/config.ts';

/** The provider that takes the payment, in the words of the API. */
export type PaymentType = NonNullable<PaymentOptionType['paymentType']>;

export type PaymentMethod = 'card' | 'invoice' | 'klarna' | 'avarda';

/** One way to pay: a card on the local payment page, an invoice after the order, or in the form of a provider. */
export interface PaymentOption {
  readonly id: number;
  readonly method: PaymentMethod;
  /** The name that clients know; `DirectInvoice` decides the customer status. */
  readonly name: 'Card' | 'DirectInvoice' | 'Klarna' | 'Avarda';
  /** `STANDARD` completes when it is placed; clients show the form of any other. */
  readonly type: 'STANDARD' | 'GEINS_PAY' | EmbeddedProvider;
}

/** The contract's sample id of a card payment. */
export const DEFAULT_PAYMENT_ID = 23;

const options: readonly PaymentOption[] = [
  { id: DEFAULT_PAYMENT_ID, method: 'card', name: 'Card', type: 'GEINS_PAY' },
  { id: 18, method: 'invoice', name: 'DirectInvoice', type: 'STANDARD' },
  { id: 31, method: 'klarna', name: 'Klarna', type: 'KLARNA' },
  { id: 32, method: 'avarda', name: 'Avarda', type: 'AVARDA' },
];

/** The provider in whose form it is paid; undefined where the shop's own button places the order. */
export const embeddedProvider = ({ type }: PaymentOption): EmbeddedProvider | undefined =>
  type === 'STANDARD' || type === 'GEINS_PAY' ? undefined : type;

/** The payment options of the shop with the forms of these providers. The first is the default. */
export const offeredOptions = (providers: readonly EmbeddedProvider[]): readonly PaymentOption[] =>
  options.filter((option) => {
    const provider = embeddedProvider(option);
    return provider === undefined || providers.includes(provider);
  });

const names: Record<PaymentMethod, Record<Language, string>> = {
  card: { da: 'Kort', sv: 'Kort', nb: 'Kort', fi: 'Kortti' },
  invoice: { da: 'Faktura', sv: 'Faktura', nb: 'Faktura', fi: 'Lasku' },
  klarna: { da: 'Klarna', sv: 'Klarna', nb: 'Klarna', fi: 'Klarna' },
  avarda: { da: 'Avarda', sv: 'Avarda', nb: 'Avarda', fi: 'Avarda' },
};

export const paymentName = (method: PaymentMethod, language: Language): string => names[method][language];

/** The option with that id, also one that is offered no longer: orders have been paid with it. */
export const paymentOption = (id: number | null): PaymentOption | undefined =>
  options.find((option) => option.id === id);

/** The provider that takes the payment of an order with that option. */
export const paymentTypeOf = (id: number): PaymentType => paymentOption(id)?.type ?? 'STANDARD';

/** Whether a client that names this type means an order with that option: the shop's own confirmation has one name for card and invoice. */
export const isPaidBy = (id: number, type: PaymentType): boolean => {
  const actual = paymentTypeOf(id);
  return actual === type || (actual === 'GEINS_PAY' && type === 'STANDARD');
};
