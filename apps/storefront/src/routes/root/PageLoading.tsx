import { LoadingIndicator, PageLoadBar } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from 'react-redux';
import { selectPageLoad } from '../../shell/slices/loading-slice.ts';

/** The bar at the top while the next page is on its way (UI-02), and a word in the middle when it takes long (UI-03). */
export function PageLoading() {
  const { t } = useLingui();
  const state = useSelector(selectPageLoad);
  const active = state === 'loading';
  return (
    <>
      <PageLoadBar active={active} failed={state === 'failed'} label={t`Loading page`} />
      <LoadingIndicator active={active} label={t`One moment`} />
    </>
  );
}
