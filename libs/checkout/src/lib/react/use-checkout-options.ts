import { useGateway } from '@lyng/commerce-client';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { choicesAfter, noOptions } from '../core/checkout-options.ts';
import type { CheckoutOptions, Choices } from '../core/checkout-options.ts';
import { deliveryZip } from '../core/checkout-values.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { nextSession, ownButton } from '../core/payment-session.ts';
import type { PaymentSession, SelectedPayment } from '../core/payment-session.ts';
import { readZip } from '../core/zip.ts';
import { fetchOptions } from '../wire/checkout-gateway.ts';
import type { PostedCheckout } from '../state/posted-checkout.ts';
import type { CheckoutReference } from '../wire/checkout-gateway.ts';
import { useReturnAddresses } from './use-return-addresses.ts';

/** The choices that belong to the postal code on the screen, and whether they are on their way. */
export interface OfferedOptions {
  readonly options: CheckoutOptions;
  readonly status: 'waiting-for-zip' | 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
  /** How the chosen way to pay is paid. */
  readonly session: PaymentSession;
  /** The server is working on a change of the order. */
  readonly busy: boolean;
}

interface Answer {
  readonly zip: string | null;
  readonly options: CheckoutOptions;
  readonly payments: readonly SelectedPayment[];
  readonly session: PaymentSession;
  readonly failed: boolean;
}

const noAnswer = { options: noOptions, payments: [], session: ownButton } as const;

/** A provider's form belongs to the way to pay that it was made for. */
const sessionFor = (session: PaymentSession, paymentId: string): PaymentSession =>
  session.kind === 'embedded' && session.key.startsWith(`${paymentId}.`) ? session : ownButton;

/** Whose form the chosen way to pay is paid in, as far as is known. */
const providerOf = (payments: readonly SelectedPayment[], paymentId: string): 'AVARDA' | 'KLARNA' | null => {
  const type = payments.find(({ id }) => id === paymentId)?.paymentType;
  return type === 'AVARDA' || type === 'KLARNA' ? type : null;
};

const questionOf = (zip: string | null, { shippingId, pickupPoint, paymentId }: Choices): string =>
  JSON.stringify([zip, shippingId, pickupPoint, paymentId]);

/** The wait before the question, in ms: the digit that completes a postal code is painted first. */
const ASK_AFTER_MS = 50;

/**
 * Asks the server for choices whenever the postal code or a choice changes (CHK-02). An answer to an older
 * question is dropped, so the options always belong to the code that stands in the form.
 * @param before what came with the page: it stands there until the server has answered this page itself.
 */
export function useCheckoutOptions(
  reference: CheckoutReference,
  values: CheckoutValues,
  onChoices: (choices: Choices) => void,
  onUpdated: () => void,
  before: PostedCheckout['offered'] = null,
): OfferedOptions {
  const gateway = useGateway();
  const [answer, setAnswer] = useState<Answer | null>(
    before && { ...before, zip: readZip(reference.market, deliveryZip(values)), session: ownButton },
  );
  const [busy, setBusy] = useState(false);
  const addresses = useReturnAddresses();
  const [tries, setTries] = useState(0);
  const latest = useRef({ values, onChoices, onUpdated, addresses, answer });
  const answerCount = useRef(0);
  const answered = useRef('');
  useEffect(() => {
    latest.current = { values, onChoices, onUpdated, addresses, answer };
  });
  const zip = readZip(reference.market, deliveryZip(values));
  const isComplete = zip !== null && reference.cartId !== '';
  const question = questionOf(zip, values);
  const { cartId, market } = reference;

  useEffect(() => {
    if (!isComplete || answered.current === question) return;
    let current = true;
    const ask = async (): Promise<void> => {
      // From here on the server may hold this choice: also the way back to the one answered before must be asked.
      answered.current = '';
      setBusy(true);
      const provider = providerOf(latest.current.answer?.payments ?? [], latest.current.values.paymentId);
      const request = { values: latest.current.values, addresses: provider && latest.current.addresses(provider) };
      const result = await fetchOptions(gateway, { cartId, market }, request);
      if (!current) return;
      setBusy(false);
      if (!result.ok) {
        // What was offered for this very postal code stays: an answer that did not come takes nothing back.
        setAnswer((before) => ({ ...(before?.zip === zip ? before : noAnswer), zip, failed: true }));
        return;
      }
      const { options, payments } = result.value;
      const choices = choicesAfter(latest.current.values, options);
      const selected = payments.find(({ id }) => id === choices.paymentId);
      answerCount.current += 1;
      const session = nextSession(latest.current.answer?.session ?? ownButton, selected, answerCount.current);
      answered.current = questionOf(zip, choices);
      // In slices: what comes after a postal code must not hold up the next key.
      startTransition(() => {
        setAnswer({ zip, options, payments, session, failed: false });
        latest.current.onChoices(choices);
      });
      // The cart is asked for in a task of its own.
      setTimeout(() => latest.current.onUpdated());
    };
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [gateway, cartId, market, question, isComplete, zip, tries]);

  const retry = useCallback((): void => {
    setAnswer((before) => (before && before.options !== noOptions ? { ...before, failed: false } : null));
    setTries((count) => count + 1);
  }, []);
  const fitting = answer !== null && isComplete && answer.zip === zip ? answer : null;
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
