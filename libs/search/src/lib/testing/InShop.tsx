import { createI18n, I18nProvider } from '@lyng/i18n';
import { makeSite } from '@lyng/routing/testing';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SearchStage } from './SearchStage.tsx';
import type { SearchStageProps } from './SearchStage.tsx';

/** What the shop puts around every component: site, texts, store and router. Texts are the English sources. */
export const InShop = (props: SearchStageProps): ReactNode => {
  const [i18n] = useState(() => createI18n((props.site ?? makeSite()).language, []));
  return (
    <I18nProvider i18n={i18n}>
      <SearchStage {...props} />
    </I18nProvider>
  );
};
