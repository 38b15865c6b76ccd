import { useLingui } from '@lingui/react/macro';
import { snackbarShown, useApp } from '@lyng/feature';
import { Button, TextField } from '@lyng/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { SHARED_LIST } from '../../core/share-token.ts';
import { favouritesAccount } from '../../state/favourites-account.ts';
import styles from './FavouriteTools.module.css';

export interface ShareListProps {
  readonly userId: string;
}

/** The link that shows the list to others. There is nothing where the favourites service has no links. */
export const ShareList = ({ userId }: ShareListProps) => {
  const { t } = useLingui();
  const app = useApp();
  const dispatch = useDispatch();
  const [{ share }] = useState(() => favouritesAccount(app).service);
  const [token, setToken] = useState<string | null>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isGone = false;
    void share(userId, 'GET').then((result) => {
      if (!isGone && result.ok) setToken(result.value);
    });
    return () => {
      isGone = true;
    };
  }, [share, userId]);
  const change = async (method: 'POST' | 'DELETE') => {
    setBusy(true);
    const result = await share(userId, method);
    setBusy(false);
    if (result.ok) setToken(result.value);
    else dispatch(snackbarShown(t`That did not work. Try again in a moment.`, { mode: 'error' }));
  };
  if (token === undefined) return null;
  if (token === null)
    return (
      <Button variant="secondary" busy={isBusy} onClick={() => void change('POST')}>
        {t`Share the list by a link`}
      </Button>
    );
  const link = `${window.location.origin}${app.href('favourites')}?${SHARED_LIST}=${token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      dispatch(snackbarShown(t`The link is copied`, { mode: 'success' }));
    } catch {
      // Rejected, or missing on a page without https.
      field.current?.focus();
      field.current?.select();
      dispatch(snackbarShown(t`The link could not be copied. It is selected: copy it from there.`, { mode: 'error' }));
    }
  };
  return (
    <div className={styles.share}>
      <TextField
        ref={field}
        name="link"
        label={t`Everyone with this link sees the list`}
        value={link}
        readOnly
        autoFocus={isBusy}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="secondary" size="l" onClick={() => void copy()}>
        {t`Copy`}
      </Button>
      <Button variant="quiet" busy={isBusy} onClick={() => void change('DELETE')}>
        {t`Stop sharing`}
      </Button>
    </div>
  );
};
