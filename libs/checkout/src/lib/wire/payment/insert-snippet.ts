/** Timeout in ms for a provider's script to load. */
export const SCRIPT_TIMEOUT_MS = 20_000;

/** A page's policy runs no inline script, but one that our own code has put together may be let in (`blob:`). */
const addressOf = (text: string): string | null =>
  'createObjectURL' in URL ? URL.createObjectURL(new Blob([text], { type: 'text/javascript' })) : null;

/** Scripts that come in by markup do not run; new elements with the same content do, in their order. */
const runnable = (script: HTMLScriptElement): HTMLScriptElement => {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.async = false;
  const address = script.src === '' ? addressOf(script.text) : null;
  if (address === null) {
    copy.text = script.text;
    return copy;
  }
  copy.src = address;
  copy.addEventListener('load', () => URL.revokeObjectURL(address));
  return copy;
};

/**
 * Puts a provider's markup into the page and runs its scripts. `onLost` is called once when one of them fails to load
 * or times out: also those that the provider's loader adds, anywhere in the page. Returns the cleanup.
 */
export function insertSnippet(container: HTMLElement, snippet: string, onLost: () => void): () => void {
  const known = new Set<EventTarget>(document.scripts);
  const isNew = (target: EventTarget | null): target is HTMLScriptElement =>
    target instanceof HTMLScriptElement && !known.has(target);
  const onError = ({ target }: Event): void => {
    if (isNew(target)) lose();
  };
  const onLoad = ({ target }: Event): void => {
    if (isNew(target)) known.add(target);
  };
  const timer = setTimeout(() => {
    if ([...document.scripts].some((script) => script.src !== '' && !known.has(script))) lose();
  }, SCRIPT_TIMEOUT_MS);
  const stop = (): void => {
    clearTimeout(timer);
    // Events of scripts do not bubble, but can be caught on their way down.
    document.removeEventListener('error', onError, true);
    document.removeEventListener('load', onLoad, true);
  };
  const lose = (): void => {
    stop();
    onLost();
  };
  document.addEventListener('error', onError, true);
  document.addEventListener('load', onLoad, true);
  container.innerHTML = snippet;
  for (const script of container.querySelectorAll('script')) script.replaceWith(runnable(script));
  return stop;
}
