import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { getIn } from 'formik';
import type { FormikContextType } from 'formik';
import type { CheckoutValues } from '../core/checkout-values.ts';
import type { CheckoutField, FieldErrorKind } from '../core/checkout-field.ts';

type Form = FormikContextType<CheckoutValues>;

/** The form as its parts see it: each wakes only when what it reads has changed, so a key wakes one field. */
export interface FormParts {
  readonly read: () => Form;
  readonly subscribe: (listener: () => void) => () => void;
  readonly publish: (form: Form) => void;
}

const createFormParts = (first: Form): FormParts => {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish: (form) => {
      current = form;
      for (const listener of listeners) listener();
    },
  };
};

const FormPartsContext = createContext<FormParts | null>(null);

export const FormPartsProvider = FormPartsContext.Provider;

export function useFormParts(form: Form): FormParts {
  const [parts] = useState(() => createFormParts(form));
  useLayoutEffect(() => parts.publish(form));
  return parts;
}

const useOwnParts = (): FormParts => {
  const parts = use(FormPartsContext);
  if (!parts)
    throw new Error(
      '@lyng/checkout: a part of the form stands outside of it, so it would show nothing. Put it below FormPartsProvider.',
    );
  return parts;
};

/** One part of the form, such as a value; what `select` gives must be the same while nothing has changed. */
export function useFormPart<Part>(select: (form: Form) => Part): Part {
  const parts = useOwnParts();
  const snapshot = (): Part => select(parts.read());
  return useSyncExternalStore(parts.subscribe, snapshot, snapshot);
}

/** The value of a text field. */
export const useFieldText = (field: CheckoutField): string => useFormPart(({ values }) => String(getIn(values, field)));

/** The error of a field, once the shopper has left the field or tried to buy. */
export const useFieldError = (field: CheckoutField): FieldErrorKind | undefined =>
  useFormPart(({ touched, errors }) =>
    getIn(touched, field) ? (getIn(errors, field) as FieldErrorKind | undefined) : undefined,
  );

/** Reads the form without subscribing, for event handlers; a component that renders from it uses a part. */
export const useFormReader = (): FormParts['read'] => useOwnParts().read;

/** Changes the form; the functions are stable. */
export const useFormChange = (): Pick<Form, 'setFieldValue' | 'handleChange' | 'handleBlur'> => useOwnParts().read();
