import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '@lyng/ui';

export const PreviewNotice = () => {
  const { t } = useLingui();
  return (
    <Notice tone="warning" title={t`Preview`}>
      <Trans>Shoppers do not see this page like this yet. Links lead to what is published.</Trans>
    </Notice>
  );
};
