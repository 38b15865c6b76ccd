import { useLingui } from '@lingui/react/macro';
import type { MarketAlias } from '@lyng/model';
import { VisuallyHidden } from '@lyng/ui';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { mayFillInCity, zipToAskFor } from '../../core/city-fill-in.ts';
import type { AddressValues, CheckoutValues } from '../../core/checkout-values.ts';
import { useFormPart, useFormReader } from '../form-parts.ts';
import { emptyFieldInFocus, selectOnceDrawn } from '../use-fill-in-known.ts';

/** Asks which city a postal code, in digits only, belongs to; `null` for a code that is not known. */
export type FindCity = (market: MarketAlias, zip: string, signal: AbortSignal) => Promise<string | null>;

export interface CityFillInProps {
  /** `delivery.` for the separate address. */
  readonly prefix: '' | 'delivery.';
  readonly market: MarketAlias;
  readonly findCity: FindCity;
}

const addressOf = (values: CheckoutValues, prefix: CityFillInProps['prefix']): AddressValues =>
  prefix === '' ? values : values.delivery;

interface Found {
  readonly city: string;
  /** What was found for the code that stood there before. */
  readonly before: string;
}

const nothing: Found = { city: '', before: '' };

/**
 * Fills in the city of an address when its postal code is whole, and says so to who cannot see it. Of the form it hears
 * only of that, so that no key wakes it but the one that completes a code.
 */
export const CityFillIn = ({ prefix, market, findCity }: CityFillInProps): ReactNode => {
  const { t } = useLingui();
  const read = useFormReader();
  const [found, setFound] = useState(nothing);
  const { city } = found;
  // The question waits until the digit that completes the code is drawn.
  const zip = useDeferredValue(useFormPart(({ values }) => zipToAskFor(market, addressOf(values, prefix).zip)));
  const isFilledIn = useFormPart(({ values }) => city !== '' && addressOf(values, prefix).city === city);
  const latest = useRef(city);
  useEffect(() => {
    latest.current = city;
  }, [city]);
  const isNew = useRef(true);

  useEffect(() => {
    const written = addressOf(read().values, prefix).city;
    const mayFillIn = mayFillInCity(written, latest.current);
    // A city that comes with its code, from a draft or back from the payment, follows the code again if it is that code's.
    const mayBeOurs = isNew.current && !mayFillIn;
    if (zip === '') return;
    isNew.current = false;
    if (!mayFillIn && !mayBeOurs) return;
    const question = new AbortController();
    const ask = async (): Promise<void> => {
      // Who knows of no city, or is silent, leaves it to the shopper; what was filled in for another code is wrong now.
      const answer = (await findCity(market, zip, question.signal).catch(() => null)) ?? '';
      if (question.signal.aborted) return;
      if (mayFillIn) setFound({ city: answer, before: latest.current });
      else if (answer === written) latest.current = answer;
    };
    void ask();
    return () => question.abort();
  }, [read, zip, market, prefix, findCity]);

  // As soon as it is drawn, in one go with the drawing: so it takes neither a key nor another answer away.
  useLayoutEffect(() => {
    const { values, setFieldValue } = read();
    if (found === nothing || !mayFillInCity(addressOf(values, prefix).city, found.before)) return;
    const field = emptyFieldInFocus();
    void setFieldValue(`${prefix}city`, found.city, true);
    selectOnceDrawn(field);
  }, [found, read, prefix]);

  return (
    <VisuallyHidden>
      <span role="status">{isFilledIn && t`City filled in: ${{ city }}`}</span>
    </VisuallyHidden>
  );
};
