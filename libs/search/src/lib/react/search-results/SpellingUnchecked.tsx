import { useLingui } from '@lingui/react/macro';
import { Notice } from '@lyng/ui';

/** Stands above the products of a search while the search service is silent: the shop may have mended the spelling, and cannot say so. */
export const SpellingUnchecked = () => {
  const { t } = useLingui();
  return (
    <Notice>{t`We cannot check the spelling right now. Some of these products may be for a similar word.`}</Notice>
  );
};
