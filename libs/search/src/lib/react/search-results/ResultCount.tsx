import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';

export interface ResultCountProps {
  /** The kind of results; products by default. */
  readonly what?: 'products' | 'pages';
  readonly shown: number;
  readonly found: number;
}

/** Shows that only the first results are listed; nothing where all of them are. */
export const ResultCount = ({ what = 'products', shown, found }: ResultCountProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const total = formatNumber(found, language);
  return (
    shown < found && (
      <p>{what === 'pages' ? t`The first ${shown} of ${total} pages` : t`The first ${shown} of ${total} products`}</p>
    )
  );
};
