import '@lyng/ui/font.css';
import '@lyng/ui/tokens.css';
import '@lyng/ui/base.css';
import type { Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Language } from '@lyng/model';
import { SiteProvider } from '@lyng/routing';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

const catalogues = import.meta.glob<{ messages: Messages }>('../../../libs/*/src/locales/*.po', { eager: true });

/** Every library's texts in a language. */
const messagesOf = (language: Language): Messages =>
  Object.assign({}, ...Object.entries(catalogues).flatMap(([path, { messages }]) => (path.endsWith(`/${language}.po`) ? [messages] : [])));

const marketOf = { da: 'dk', sv: 'se', nb: 'no', fi: 'fi' } as const;

const withShop: Decorator = (Story, { globals }) => {
  const language = (globals['language'] ?? 'da') as Language;
  const theme = String(globals['theme'] ?? 'light');
  const i18n = setupI18n({ locale: language, messages: { [language]: messagesOf(language) } });
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
  }, [language, theme]);
  return (
    <I18nProvider i18n={i18n}>
      <SiteProvider value={{ market: marketOf[language], language, basePath: '', slug: 'lyng' }}>
        <Story />
      </SiteProvider>
    </I18nProvider>
  );
};

const preview: Preview = {
  decorators: [withShop],
  globalTypes: {
    language: {
      description: 'Language and market',
      toolbar: { icon: 'globe', items: ['da', 'sv', 'nb', 'fi'].map((value) => ({ value, title: value })), dynamicTitle: true },
    },
    theme: { description: 'Theme', toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { language: 'da', theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { color: /colour$/i, date: /Date$/ } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
