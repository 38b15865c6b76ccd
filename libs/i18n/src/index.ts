export { createI18n, mergeCatalogues } from './lib/react/create-i18n.ts';
export { I18nProvider } from './lib/react/I18nProvider.tsx';
export { useLanguage } from './lib/react/use-language.ts';
