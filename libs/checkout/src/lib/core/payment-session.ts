/** The providers whose own form is shown inside the checkout. */
export type EmbeddedProvider = 'AVARDA' | 'KLARNA';

/** The chosen way to pay as the server describes it. */
export type PaymentSession =
  /** Paid on a page of its own, after the order was placed by our own button: card and invoice. */
  | { readonly kind: 'own-button' }
  /** Paid in the provider's form, which places the order itself. */
  | {
      readonly kind: 'embedded';
      readonly provider: EmbeddedProvider;
      /** The provider's markup with its scripts. */
      readonly snippet: string;
      /** Changes when the form must be built again; while it stays, the form is only notified of changes. */
      readonly key: string;
    };

export const ownButton: PaymentSession = { kind: 'own-button' };

export interface SelectedPayment {
  readonly id: string;
  readonly paymentType: string | null;
  readonly paymentData: string | null;
  readonly newCheckoutSession: boolean;
}

/** Whether it is paid in the provider's own form. */
export const isEmbedded = (type: string | null): type is EmbeddedProvider => type === 'AVARDA' || type === 'KLARNA';

/**
 * The session after a response of the server: the previous one goes on unless the server reports a new one, or the
 * shopper has chosen another payment method. A provider without markup is paid with our own button.
 */
export function nextSession(
  before: PaymentSession,
  selected: SelectedPayment | undefined,
  responseId: number,
): PaymentSession {
  if (!selected || !isEmbedded(selected.paymentType) || !selected.paymentData) return ownButton;
  const provider = selected.paymentType;
  const goesOn =
    before.kind === 'embedded' &&
    before.provider === provider &&
    before.key.startsWith(`${selected.id}.`) &&
    !selected.newCheckoutSession;
  return goesOn
    ? before
    : { kind: 'embedded', provider, snippet: selected.paymentData, key: `${selected.id}.${String(responseId)}` };
}
