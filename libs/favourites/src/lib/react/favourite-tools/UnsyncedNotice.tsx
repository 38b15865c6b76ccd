import { Plural, useLingui } from '@lingui/react/macro';
import { useOnline } from '@lyng/feature';
import { Notice } from '@lyng/ui';
import { useSelector } from 'react-redux';
import { favouritesSlice } from '../../state/favourites-slice.ts';
import styles from './FavouriteTools.module.css';

/** Changes that the account does not have yet: at once without a network, otherwise when it takes long. */
export const UnsyncedNotice = () => {
  const { t } = useLingui();
  const { userId, changes } = useSelector(favouritesSlice.selectors.selectFavourites);
  const isOnline = useOnline();
  if (userId === null || changes.length === 0) return null;
  const title = isOnline ? t`Your account does not have everything yet` : t`You are offline`;
  return (
    <div className={styles.unsynced} data-online={isOnline || undefined}>
      <Notice announce title={title}>
        <p>
          <Plural
            value={changes.length}
            one="# change is saved on this device, and will be synced."
            other="# changes are saved on this device, and will be synced."
          />
        </p>
      </Notice>
    </div>
  );
};
