import { readZip } from '@lyng/model';
import { useGateway } from '@lyng/commerce-client';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { choicesAfter, noOptions } from '../core/checkout-options.ts';
import type { CheckoutOptions, Choices } from '../core/checkout-options.ts';
import { deliveryZip } from '../core/checkout-values.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { isEmbedded, nextSession, ownButton } from '../core/payment-session.ts';
import type { EmbeddedProvider, PaymentSession, SelectedPayment } from '../core/payment-session.ts';
import { fetchOptions } from '../wire/checkout-gateway.ts';
import type { PostedCheckout } from '../state/posted-checkout.ts';
import type { CheckoutReference } from '../wire/checkout-gateway.ts';
import { useLatest } from './use-latest.ts';
import { useReturnAddresses } from './use-return-addresses.ts';

/** The choices that belong to the postal code on the screen, and whether they are on their way. */
export interface OfferedOptions {
  readonly options: CheckoutOptions;
  readonly status: 'waiting-for-zip' | 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
  /** The payment form of the chosen payment method. */
  readonly session: PaymentSession;
  /** The server is working on a change of the order. */
  readonly busy: boolean;
}

interface Offer {
  readonly zip: string | null;
  readonly options: CheckoutOptions;
  readonly payments: readonly SelectedPayment[];
  readonly session: PaymentSession;
  readonly failed: boolean;
}

const noOffer = { options: noOptions, payments: [], session: ownButton } as const;

/** A provider's form belongs to the way to pay that it was made for. */
const sessionFor = (session: PaymentSession, paymentId: string): PaymentSession =>
  session.kind === 'embedded' && session.key.startsWith(`${paymentId}.`) ? session : ownButton;

/** The provider whose form the chosen payment method uses, if known. */
const providerOf = (payments: readonly SelectedPayment[], paymentId: string): EmbeddedProvider | null => {
  const type = payments.find(({ id }) => id === paymentId)?.paymentType ?? null;
  return isEmbedded(type) ? type : null;
};

const requestKeyOf = (zip: string | null, { shippingId, pickupPoint, paymentId }: Choices): string =>
  JSON.stringify([zip, shippingId, pickupPoint, paymentId]);

/** Delay in ms before the request: the digit that completes a postal code is painted first. */
const REQUEST_DELAY_MS = 50;

/**
 * Requests the choices whenever the postal code or a choice changes. A response to an older request is dropped, so the
 * options always belong to the code in the form.
 * @param before what came with the page: it is shown until the server has responded to this page itself.
 */
export function useCheckoutOptions(
  reference: CheckoutReference,
  values: CheckoutValues,
  onChoices: (choices: Choices) => void,
  onUpdated: () => void,
  before: PostedCheckout['offered'] = null,
): OfferedOptions {
  const gateway = useGateway();
  const [offer, setOffer] = useState<Offer | null>(
    before && { ...before, zip: readZip(reference.market, deliveryZip(values)), session: ownButton },
  );
  const [busy, setBusy] = useState(false);
  const addresses = useReturnAddresses();
  const [tries, setTries] = useState(0);
  const latest = useLatest({ values, onChoices, onUpdated, addresses, offer });
  const responseCount = useRef(0);
  const handledRequest = useRef('');
  const zip = readZip(reference.market, deliveryZip(values));
  const isComplete = zip !== null && reference.cartId !== '';
  const requestKey = requestKeyOf(zip, values);
  const { cartId, market } = reference;

  useEffect(() => {
    if (!isComplete || handledRequest.current === requestKey) return;
    let current = true;
    const load = async (): Promise<void> => {
      // From here on the server may hold this choice: also going back to the previous one needs a request.
      handledRequest.current = '';
      setBusy(true);
      const provider = providerOf(latest.current.offer?.payments ?? [], latest.current.values.paymentId);
      const request = { values: latest.current.values, addresses: provider && latest.current.addresses(provider) };
      const result = await fetchOptions(gateway, { cartId, market }, request);
      if (!current) return;
      setBusy(false);
      if (!result.ok) {
        // Choices that were offered for this postal code stay: a failed request takes nothing back.
        setOffer((before) => ({ ...(before?.zip === zip ? before : noOffer), zip, failed: true }));
        return;
      }
      const { options, payments } = result.value;
      const choices = choicesAfter(latest.current.values, options);
      const selected = payments.find(({ id }) => id === choices.paymentId);
      responseCount.current += 1;
      const session = nextSession(latest.current.offer?.session ?? ownButton, selected, responseCount.current);
      handledRequest.current = requestKeyOf(zip, choices);
      // In slices: what comes after a postal code must not hold up the next key.
      startTransition(() => {
        setOffer({ zip, options, payments, session, failed: false });
        latest.current.onChoices(choices);
      });
      // The cart is requested in a task of its own.
      setTimeout(() => latest.current.onUpdated());
    };
    const timer = setTimeout(() => void load(), REQUEST_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [gateway, cartId, market, latest, requestKey, isComplete, zip, tries]);

  const retry = useCallback((): void => {
    setOffer((before) => (before && before.options !== noOptions ? { ...before, failed: false } : null));
    setTries((count) => count + 1);
  }, []);
  const fitting = offer !== null && isComplete && offer.zip === zip ? offer : null;
  const { paymentId } = values;
  return useMemo(
    () => ({
      options: fitting ? fitting.options : noOptions,
      session: fitting ? sessionFor(fitting.session, paymentId) : ownButton,
      busy: busy && isComplete,
      status: !isComplete ? 'waiting-for-zip' : !fitting ? 'loading' : fitting.failed ? 'failed' : 'ready',
      retry,
    }),
    [fitting, isComplete, busy, paymentId, retry],
  );
}
