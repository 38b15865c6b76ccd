/** Gives what has taken a part's place the part's own state. */
export type GiveBack = (living: Element) => void;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (part: Element): readonly Control[] => [
  ...part.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
];

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** Whether a hand, or the browser in its place, has been at it since the server made it. */
function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  return control.value !== control.defaultValue;
}

/** Fills a control as a hand does, so that React hears of it: what is set on the element itself it takes for its own doing. */
function fill(control: Control, { checked, value }: { readonly checked: boolean; readonly value: string }): void {
  if (isTicked(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Remembers what the shopper has done with a part that is about to be replaced by the same elements: where the focus is,
 * what has been folded out, and what has been typed or chosen.
 */
export function keepPlace(part: Element): GiveBack {
  const focused = [...part.querySelectorAll('*')].indexOf(document.activeElement ?? part);
  const folds = [...part.querySelectorAll('details')].map(({ open }) => open);
  const entries = controlsOf(part).map((control) => ({
    name: control.name,
    value: control.value,
    checked: isTicked(control) && control.checked,
    isChanged: isChanged(control),
  }));
  return (living) => {
    living.querySelectorAll('details').forEach((fold, index) => {
      fold.open = folds[index] ?? fold.open;
    });
    controlsOf(living).forEach((control, index) => {
      const entry = entries[index];
      if (entry?.isChanged && entry.name === control.name) fill(control, entry);
    });
    const again = [...living.querySelectorAll<HTMLElement>('*')][focused];
    again?.focus({ preventScroll: true });
  };
}
