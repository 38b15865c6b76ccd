import { LoadingIndicator, PageLoadBar } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from 'react-redux';
import { selectPageLoad } from '@lyng/feature';

/** The bar at the top while the next page loads, and a text in the middle when it takes long. */
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
