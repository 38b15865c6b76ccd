import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { formatNumber } from '@lyng/i18n/core';

export interface ShownOfFoundProps {
  /** What is shown; products unless told. */
  readonly what?: 'products' | 'pages';
  /** How many are shown. */
  readonly shown: number;
  /** How many were found in all. */
  readonly found: number;
}

/** Says that only the first of what was found is shown; nothing where all of it is. */
export const ShownOfFound = ({ what = 'products', shown, found }: ShownOfFoundProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const total = formatNumber(found, language);
  return (
    shown < found && (
      <p>{what === 'pages' ? t`The first ${shown} of ${total} pages` : t`The first ${shown} of ${total} products`}</p>
    )
  );
};
