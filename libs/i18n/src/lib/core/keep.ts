import type { Language } from '@lyng/model';

/**
 * Keeps what is dear to make, one per language and variant: making an `Intl` formatter for each card of a list
 * was half of the time that rendering it took. Formatters hold nothing of a visitor, so they may outlive a request.
 */
export function keep<Kept>(
  make: (language: Language, variant: string) => Kept,
): (language: Language, variant: string) => Kept {
  const kept = new Map<string, Kept>();
  return (language, variant) => {
    const key = `${language} ${variant}`;
    const found = kept.get(key) ?? make(language, variant);
    kept.set(key, found);
    return found;
  };
}
