import { LinguiContext } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

/**
 * Gives everything below it the texts of one language. Lingui's own provider renders all of it again whenever texts are
 * added; here a part is rendered once its texts are loaded, and the language of a page does not change.
 */
export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }): ReactNode {
  const context = useMemo(() => ({ i18n, _: i18n.t.bind(i18n) }), [i18n]);
  return <LinguiContext value={context}>{children}</LinguiContext>;
}
