import { useGateway } from '@lyng/commerce-client';
import { useEffect, useRef, useState } from 'react';
import { choicesAfter, noOptions } from '../core/checkout-options.ts';
import type { CheckoutOptions, Choices } from '../core/checkout-options.ts';
import { deliveryZip } from '../core/checkout-values.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { isZip, normaliseZip } from '../core/zip.ts';
import { fetchOptions } from '../wire/checkout-gateway.ts';
import type { CheckoutReference } from '../wire/checkout-gateway.ts';

/** The choices that belong to the postal code on the screen, and whether they are on their way. */
export interface OfferedOptions {
  readonly options: CheckoutOptions;
  readonly status: 'waiting-for-zip' | 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

const questionOf = (zip: string, { shippingId, pickupPoint, paymentId }: Choices): string =>
  JSON.stringify([normaliseZip(zip), shippingId, pickupPoint, paymentId]);

/**
 * Asks the server for choices whenever the postal code or a choice changes (CHK-02). An answer to an older
 * question is dropped, so the options always belong to the code that stands in the form.
 */
export function useCheckoutOptions(
  reference: CheckoutReference,
  values: CheckoutValues,
  onChoices: (choices: Choices) => void,
  onUpdated: () => void,
): OfferedOptions {
  const gateway = useGateway();
  const [answer, setAnswer] = useState<{ readonly zip: string; readonly options: CheckoutOptions; readonly failed: boolean } | null>(null);
  const [tries, setTries] = useState(0);
  const latest = useRef({ values, onChoices, onUpdated });
  const answered = useRef('');
  useEffect(() => {
    latest.current = { values, onChoices, onUpdated };
  });
  const zip = deliveryZip(values);
  const isComplete = isZip(reference.market, zip) && reference.cartId !== '';
  const question = questionOf(zip, values);
  const { cartId, market } = reference;

  useEffect(() => {
    if (!isComplete || answered.current === question) return;
    let current = true;
    const ask = async (): Promise<void> => {
      const result = await fetchOptions(gateway, { cartId, market }, latest.current.values);
      if (!current) return;
      const options = result.ok ? result.value : noOptions;
      setAnswer({ zip, options, failed: !result.ok });
      if (!result.ok) return;
      const choices = choicesAfter(latest.current.values, options);
      answered.current = questionOf(zip, choices);
      latest.current.onChoices(choices);
      latest.current.onUpdated();
    };
    void ask();
    return () => {
      current = false;
    };
  }, [gateway, cartId, market, question, isComplete, zip, tries]);

  const fits = answer !== null && isComplete && normaliseZip(answer.zip) === normaliseZip(zip);
  return {
    options: fits ? answer.options : noOptions,
    status: !isComplete ? 'waiting-for-zip' : !fits ? 'loading' : answer.failed ? 'failed' : 'ready',
    retry: () => {
      setAnswer(null);
      setTries(tries + 1);
    },
  };
}
