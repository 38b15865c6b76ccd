/** Restores the captured state in the element that replaced the part. */
export type RestorePartState = (replacement: Element) => void;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (part: Element): readonly Control[] => [
  ...part.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
];

const popoversOf = (part: Element): readonly HTMLElement[] => [...part.querySelectorAll<HTMLElement>('[popover]')];

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** Whether the shopper, or the browser's autofill, has changed it since the server rendered it. */
function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  return control.value !== control.defaultValue;
}

/** Fills a control like user input, so that React notices: setting the property directly bypasses its handlers. */
function fill(control: Control, { checked, value }: { readonly checked: boolean; readonly value: string }): void {
  if (isTicked(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Captures the state of a part that is about to be replaced by the same elements: the focus, open details and popovers,
 * and what was typed or chosen.
 */
export function capturePartState(part: Element): RestorePartState {
  const focused = [...part.querySelectorAll('*')].indexOf(document.activeElement ?? part);
  const openPopovers = popoversOf(part).map((popover) => popover.matches(':popover-open'));
  const openDetails = [...part.querySelectorAll('details')].map(({ open }) => open);
  const entries = controlsOf(part).map((control) => ({
    name: control.name,
    value: control.value,
    checked: isTicked(control) && control.checked,
    isChanged: isChanged(control),
  }));
  return (replacement) => {
    const target = [...replacement.querySelectorAll<HTMLElement>('*')][focused];
    // A popover that closes returns the focus to where it was when it opened.
    target?.focus({ preventScroll: true });
    popoversOf(replacement).forEach((popover, index) => openPopovers[index] && popover.showPopover());
    replacement.querySelectorAll('details').forEach((details, index) => {
      details.open = openDetails[index] ?? details.open;
    });
    controlsOf(replacement).forEach((control, index) => {
      const entry = entries[index];
      if (entry?.isChanged && entry.name === control.name) fill(control, entry);
    });
    target?.focus({ preventScroll: true });
  };
}
