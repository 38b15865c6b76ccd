import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@lyng/ui';
import { FAVOURITES_FORM } from '../favourites-form.ts';

export interface FavouritesNotLoadedProps {
  readonly onRetry?: () => void;
}

/** Replaces the products; without script the button reloads the page. */
export const FavouritesNotLoaded = ({ onRetry }: FavouritesNotLoadedProps) => {
  const { t } = useLingui();
  return (
    <Notice tone="danger" announce title={t`We could not load your products`}>
      <p>{t`Your favourites are safe. Check your connection and try again.`}</p>
      <Button
        variant="secondary"
        type="submit"
        form={FAVOURITES_FORM}
        name="reload"
        onClick={(event) => {
          event.preventDefault();
          onRetry?.();
        }}
      >{t`Try again`}</Button>
    </Notice>
  );
};
