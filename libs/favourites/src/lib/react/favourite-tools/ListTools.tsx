import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@lyng/i18n';
import { SelectField } from '@lyng/ui';
import { useSelector } from 'react-redux';
import { isFavouriteOrder, orderFavourites } from '../../core/favourite-order.ts';
import { selectFavouritesUserId } from '../../state/favourites-slice.ts';
import type { SortProducts } from '../favourites-page/FavouritesPage.tsx';
import styles from './FavouriteTools.module.css';
import { ShareList } from './ShareList.tsx';
import { UnsyncedNotice } from './UnsyncedNotice.tsx';

export interface ListToolsProps {
  readonly onSort: (sort: SortProducts) => void;
}

/** The tools above the favourites: their order, and whether the account has them. */
export const ListTools = ({ onSort }: ListToolsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const userId = useSelector(selectFavouritesUserId);
  const options = [
    { value: 'added', label: t`Last added first` },
    { value: 'price', label: t`Lowest price first` },
    { value: 'name', label: t`Name` },
    { value: 'sale', label: t`On sale first` },
  ];
  const sort = (order: string) => {
    if (isFavouriteOrder(order)) onSort((products) => orderFavourites(products, order, language));
  };
  return (
    <div className={styles.list}>
      <UnsyncedNotice />
      <SelectField
        name="order"
        label={t`Sort by`}
        options={options}
        defaultValue="added"
        onChange={({ target }) => sort(target.value)}
      />
      {userId !== null && <ShareList key={userId} userId={userId} />}
    </div>
  );
};
