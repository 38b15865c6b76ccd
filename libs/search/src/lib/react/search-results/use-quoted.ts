import { useLingui } from '@lingui/react/macro';

/** Writes words of the shopper in the quotation marks of the language, several with commas. */
export function useQuoted(): (words: readonly string[]) => string {
  const { t } = useLingui();
  return (words) => words.map((word) => t`“${word}”`).join(', ');
}
