import { setupI18n } from '@lingui/core';
import type { I18n, Messages } from '@lingui/core';
import type { Language } from '@lyng/model';

/**
 * Makes one i18n for one language: one per request on the server, one per page in the browser. Nothing is shared
 * between calls, so two visitors can never see each other's language.
 */
export function createI18n(language: Language, catalogues: readonly Messages[]): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, messages: mergeCatalogues(catalogues) });
  return i18n;
}

/** Joins the libraries' catalogues of one language. Ids come from the text, so equal ids mean equal texts; the first wins. */
export const mergeCatalogues = (catalogues: readonly Messages[]): Messages =>
  Object.assign({}, ...catalogues.toReversed()) as Messages;
