import type { Messages } from '@lingui/core';
import { createI18n, I18nProvider } from '@lyng/i18n';
import type { Language, MarketAlias } from '@lyng/model';
import { SiteProvider } from '@lyng/routing';
import { NavigationProvider } from '@lyng/ui';
import type { LinkProps, Navigation } from '@lyng/ui';
import { useLayoutEffect, useMemo } from 'react';
import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { action } from 'storybook/actions';

const catalogues = import.meta.glob<{ messages: Messages }>('../../../libs/*/src/locales/*.po', { eager: true });

/** Every library's texts in a language. */
const textsOf = (language: Language): readonly Messages[] =>
  Object.entries(catalogues).flatMap(([path, { messages }]) => (path.endsWith(`/${language}.po`) ? [messages] : []));

const markets: Readonly<Record<Language, MarketAlias>> = { da: 'dk', sv: 'se', nb: 'no', fi: 'fi' };

const StoryLink = ({ preserveScroll: _preserveScroll, replace: _replace, ...anchor }: LinkProps) => <a {...anchor} />;

const navigation: Navigation = { Link: StoryLink, navigate: action('navigate') };

/** A story stands alone: a link tells in the Actions panel where it leads, and stays. Anchors within the page work. */
const stopLink = (event: MouseEvent<HTMLElement>) => {
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  if (!href || href.startsWith('#') || event.defaultPrevented) return;
  event.preventDefault();
  action('follow')(href);
};

/** No server answers a form; what would be sent stands in the Actions panel. */
const stopForm = (event: SubmitEvent<HTMLElement>) => {
  if (event.defaultPrevented) return;
  // A <dialog>'s own form closes it.
  const form = event.target as HTMLFormElement;
  if (form.method === 'dialog') return;
  event.preventDefault();
  action('send')(Object.fromEntries(new FormData(form)));
};

export interface ShopStageProps {
  readonly language: Language;
  readonly theme: string;
  readonly children: ReactNode;
}

/** What the shop puts around every component, as far as it is the same for all: texts, site and links. */
export const ShopStage = ({ language, theme, children }: ShopStageProps) => {
  const i18n = useMemo(() => createI18n(language, textsOf(language)), [language]);
  const site = useMemo(() => ({ market: markets[language], language, basePath: '', slug: 'lyng' }), [language]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
  }, [language, theme]);
  return (
    <I18nProvider i18n={i18n}>
      <SiteProvider value={site}>
        <NavigationProvider value={navigation}>
          <div style={{ display: 'contents' }} onClick={stopLink} onSubmit={stopForm}>
            {children}
          </div>
        </NavigationProvider>
      </SiteProvider>
    </I18nProvider>
  );
};
