import { createI18n, I18nProvider } from '@lyng/i18n';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** The providers around a component; the texts are the English sources. */
export const InReviews = ({ children }: { readonly children: ReactNode }) => {
  const [i18n] = useState(() => createI18n('da', []));
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
};
