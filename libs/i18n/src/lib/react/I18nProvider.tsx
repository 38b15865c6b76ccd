import { I18nProvider as LinguiProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';

/** Gives everything below it the texts of one language. */
export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }): ReactNode {
  return <LinguiProvider i18n={i18n}>{children}</LinguiProvider>;
}
