import { useLingui } from '@lingui/react/macro';
import { Notice } from '@lyng/ui';

/**
 * Stands above the products of a search while the search service is unavailable: the shop may have corrected the
 * spelling, and cannot name the correction.
 */
export const SpellingUnchecked = () => {
  const { t } = useLingui();
  return (
    <Notice>{t`We cannot check the spelling right now. Some of these products may be for a similar word.`}</Notice>
  );
};
