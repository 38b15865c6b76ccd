import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value that React has: it keeps the attribute of a controlled text field there, and `SelectField` its own. */
const knownValue = (field: Field): string | undefined =>
  field instanceof HTMLSelectElement ? field.dataset['value'] : field.defaultValue;

const report = (field: Field, value: string): void => {
  // React sees through its own property what is set, and ignores the event of a value that it has seen.
  field.value = knownValue(field) ?? '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  // Rendered at once: the handler of the next field may change the same object.
  flushSync(() => void field.dispatchEvent(new Event('change', { bubbles: true })));
};

const reportFilled = ({ currentTarget }: SyntheticEvent<HTMLFormElement>): void => {
  const filled = [
    ...currentTarget.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), select, textarea'),
  ]
    .filter((field) => (knownValue(field) ?? field.value) !== field.value)
    // All are read first: a render sets the fields that are not reported yet back.
    .map((field) => [field, field.value] as const);
  for (const [field, value] of filled) report(field, value);
};

/**
 * Props of a form with controlled fields: what a program has filled in without an event, as some password managers do,
 * reaches the fields' `onChange` when a field is left, and before `onSubmit`.
 */
export const filledFieldsProps = { onBlurCapture: reportFilled, onSubmitCapture: reportFilled } as const;
