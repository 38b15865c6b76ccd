import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@lyng/ui';

export interface ClearedFavouritesProps {
  readonly onUndo: () => void;
}

/** Replaces the cleared list until the shopper leaves the page. */
export const ClearedFavourites = ({ onUndo }: ClearedFavouritesProps) => {
  const { t } = useLingui();
  return (
    <Notice announce title={t`All favourites are removed`}>
      {/* The button that removed them is gone; the keyboard goes on from here. */}
      <Button variant="secondary" autoFocus onClick={onUndo}>{t`Undo`}</Button>
    </Notice>
  );
};
