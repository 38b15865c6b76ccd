import { useLingui } from '@lingui/react/macro';
import type { MarketAlias } from '@lyng/model';
import { VisuallyHidden } from '@lyng/ui';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { mayFillInCity, zipToLookUp } from '../../core/city-fill-in.ts';
import type { AddressValues, CheckoutValues } from '../../core/checkout-values.ts';
import { useFormPart, useFormReader } from '../form-parts.ts';
import { replaceableFieldInFocus, selectOnceDrawn } from '../use-fill-in-known.ts';

/** Looks up the city of a postal code, in digits only; `null` for an unknown code. */
export type FindCity = (market: MarketAlias, zip: string, signal: AbortSignal) => Promise<string | null>;

export interface CityFillInProps {
  /** `delivery.` for the separate address. */
  readonly prefix: '' | 'delivery.';
  readonly market: MarketAlias;
  readonly findCity: FindCity;
}

const addressOf = (values: CheckoutValues, prefix: CityFillInProps['prefix']): AddressValues =>
  prefix === '' ? values : values.delivery;

interface CityResult {
  readonly city: string;
  readonly before: string;
}

const nothing: CityResult = { city: '', before: '' };

/**
 * Fills in the city of an address when its postal code is complete, and announces it to screen readers. It subscribes
 * to that part of the form only, so it renders for the one key that completes a code.
 */
export const CityFillIn = ({ prefix, market, findCity }: CityFillInProps): ReactNode => {
  const { t } = useLingui();
  const read = useFormReader();
  const [found, setResult] = useState(nothing);
  const { city } = found;
  // The lookup waits until the digit that completes the code is painted.
  const zip = useDeferredValue(useFormPart(({ values }) => zipToLookUp(market, addressOf(values, prefix).zip)));
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
    const lookup = new AbortController();
    const lookUp = async (): Promise<void> => {
      // Without a result the city is left to the shopper; what was filled in for another code is wrong now.
      const result = (await findCity(market, zip, lookup.signal).catch(() => null)) ?? '';
      if (lookup.signal.aborted) return;
      if (mayFillIn) setResult({ city: result, before: latest.current });
      else if (result === written) latest.current = result;
    };
    void lookUp();
    return () => lookup.abort();
  }, [read, zip, market, prefix, findCity]);

  // In the same commit as the paint: so it overwrites neither a key nor another result.
  useLayoutEffect(() => {
    const { values, setFieldValue } = read();
    if (found === nothing || !mayFillInCity(addressOf(values, prefix).city, found.before)) return;
    const field = replaceableFieldInFocus();
    void setFieldValue(`${prefix}city`, found.city, true);
    selectOnceDrawn(field);
  }, [found, read, prefix]);

  return (
    <VisuallyHidden>
      <span role="status">{isFilledIn && t`City filled in: ${{ city }}`}</span>
    </VisuallyHidden>
  );
};
