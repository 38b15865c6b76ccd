import { readJson } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';
import { addressOf } from './prefetch-pages.ts';

/** In the session's storage: it ends with the tab, and the next page removes it. */
const STORAGE_KEY = 'typed-fields';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of a form: its name, and its place among those of the same name. The element may be replaced meanwhile. */
interface Place {
  readonly name: string;
  readonly place: number;
}

interface TypedField extends Place {
  readonly value: string;
  readonly isChecked: boolean;
}

interface TypedPage {
  readonly address: string;
  readonly fields: readonly TypedField[];
}

const isField = (element: EventTarget | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Passwords are never stored, nor where they are shown as text. The cart stores its quantities by itself. */
const isStored = (element: EventTarget | null): element is Field =>
  isField(element) &&
  !/^(?:password|hidden|file)$/.test(element.type) &&
  element.getAttribute('role') !== 'spinbutton' &&
  !/password|one-time-code|cc-/.test(element.getAttribute('autocomplete') ?? '');

const isTickable = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

const isChecked = (field: Field): boolean => isTickable(field) && field.checked;

const fieldAt = ({ name, place }: Place): Field | undefined => {
  const field = document.getElementsByName(name)[place] ?? null;
  return isStored(field) ? field : undefined;
};

const placeOf = (field: Field): Place => ({
  name: field.name,
  place: [...document.getElementsByName(field.name)].indexOf(field),
});

function fill(field: Field, typed: TypedField): void {
  if (isTickable(field)) {
    if (field.checked !== typed.isChecked) field.click();
    return;
  }
  if (field.value === typed.value) return;
  // React's own property would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed.value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const presentAddress = (): string => addressOf(window.location);

/**
 * Stores what is typed and ticked in forms when the page is left without a network, such as by a reload, and fills it in
 * when the same page is open again: at once, or as soon as its form is opened. Pages with a draft of their own are
 * excluded.
 */
export function storeTypedFields(tabStorage: TextStore, isExcluded: () => boolean): void {
  const typed = new Map<string, Place>();
  const stored = readJson(tabStorage, STORAGE_KEY) as TypedPage | undefined;
  tabStorage.remove(STORAGE_KEY);
  const address = presentAddress();
  let missing = stored?.address === address && !isExcluded() ? stored.fields : [];
  const fillIn = (): void => {
    const present = missing.map((field) => [field, fieldAt(field)] as const);
    missing = present.flatMap(([field, element]) => (element ? [] : [field]));
    for (const [field, element] of present) if (element) fill(element, field);
  };
  document.addEventListener('input', ({ target }) => {
    if (!isStored(target) || target.name === '' || !target.form) return;
    const place = placeOf(target);
    typed.set(JSON.stringify(place), place);
  });
  window.addEventListener('pagehide', () => {
    if (navigator.onLine || isExcluded()) return;
    const fields = [...typed.values()].flatMap((place): TypedField[] => {
      const field = fieldAt(place);
      return field ? [{ ...place, value: field.value, isChecked: isChecked(field) }] : [];
    });
    const page: TypedPage = { address: presentAddress(), fields: [...missing, ...fields] };
    if (page.fields.length > 0) tabStorage.write(STORAGE_KEY, JSON.stringify(page));
  });
  fillIn();
  if (missing.length === 0) return;
  const observer = new MutationObserver(() => {
    if (presentAddress() === address) fillIn();
    else missing = [];
    if (missing.length === 0) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
