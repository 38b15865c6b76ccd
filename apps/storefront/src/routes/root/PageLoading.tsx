import { PageLoadBar } from '@lyng/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router-dom';

/** The bar at the top while the next page is on its way. */
export function PageLoading() {
  const { t } = useLingui();
  const { state } = useNavigation();
  return <PageLoadBar active={state !== 'idle'} label={t`Loading page`} />;
}
