import { postalFields } from '@lyng/model';
import type { PostalAddress } from '@lyng/model';
import { useFormik } from 'formik';
import type { FormikContextType, FormikErrors } from 'formik';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { checkAddress, readAddressForm } from '../../core/address-book.ts';
import type { AddressError } from '../../core/address-book.ts';
import type { SettingsFailure } from '../../core/settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';
import { useTypedBefore } from './use-typed-before.ts';

export interface AddressFormRequest {
  /** As it is saved, or an empty one. */
  readonly address: PostalAddress;
  /** The values of a form that was posted without script. */
  readonly posted: PostalAddress | null;
  readonly failure: SettingsFailure | null;
  readonly save: (address: PostalAddress) => SettingsResult;
}

export interface AddressFormState {
  readonly formik: FormikContextType<PostalAddress>;
  /** The result of the last submit, and the number of submits. */
  readonly outcome: {
    readonly count: number;
    readonly errors: readonly AddressError[];
    readonly failure: SettingsFailure | null;
  };
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: () => Promise<void>;
}

const touched = Object.fromEntries(postalFields.map((field) => [field, true]));

/** Messages are kinds: the form knows their words. */
const byField = (errors: readonly AddressError[]): FormikErrors<PostalAddress> =>
  Object.fromEntries(errors.map(({ field, kind }) => [field, kind]));

/** The values of an address, and their submit: one at a time, and only when every field is valid. */
export function useAddressForm({ address, posted, failure, save }: AddressFormRequest): AddressFormState {
  const [outcome, setOutcome] = useState(() => ({ count: 0, errors: posted ? checkAddress(posted) : [], failure }));
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const formik = useFormik<PostalAddress>({
    initialValues: posted ?? address,
    ...(outcome.errors.length > 0 && { initialErrors: byField(outcome.errors), initialTouched: touched }),
    validate: (values) => byField(checkAddress(values)),
    // An error that appears when a field is left moves the button away from the press.
    validateOnBlur: false,
    validateOnChange: outcome.count > 0 || outcome.errors.length > 0,
    onSubmit: () => undefined,
  });
  useTypedBefore(element, formik, readAddressForm);

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const { values } = formik;
    const errors = checkAddress(values);
    await formik.setTouched(touched, true);
    setOutcome(({ count }) => ({ count: count + 1, errors, failure: null }));
    if (errors.length === 0) {
      formik.setSubmitting(true);
      const result = await save(values);
      formik.setSubmitting(false);
      if (!result.ok) setOutcome((now) => ({ ...now, failure: result.error }));
    }
    isSending.current = false;
  };
  return { formik, outcome, element, submit };
}
