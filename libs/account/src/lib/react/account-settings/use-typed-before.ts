import type { FormikContextType } from 'formik';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Adds what was typed in the server's page before hydration: React receives no events for it. For the form element. */
export function useTypedBefore<Values>(
  { values, setValues }: Pick<FormikContextType<Values>, 'values' | 'setValues'>,
  read: (form: FormData, known: Values) => Values,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const shown = useRef({ values, setValues, read });
  useEffect(() => {
    if (!element.current) return;
    const { values: before, setValues: set, read: readForm } = shown.current;
    const typed = readForm(new FormData(element.current), before);
    if (JSON.stringify(typed) !== JSON.stringify(before)) void set(typed, false);
  }, []);
  return element;
}
