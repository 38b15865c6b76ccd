import type { Language } from '@lyng/model';

/**
 * Keeps what is dear to make, one per language and variant: making an `Intl` formatter for each card of a list
 * was half of the time that rendering it took. Formatters hold nothing of a visitor, so they may outlive a request.
 */
export function memoize<Value>(
  make: (language: Language, variant: string) => Value,
): (language: Language, variant: string) => Value {
  const cache = new Map<string, Value>();
  return (language, variant) => {
    const key = `${language} ${variant}`;
    const found = cache.get(key) ?? make(language, variant);
    cache.set(key, found);
    return found;
  };
}
