import type { Messages } from '@lingui/core';
import { createI18n, I18nProvider, mergeCatalogues } from '@lyng/i18n';
import type { Language } from '@lyng/model';
import { SiteProvider } from '@lyng/routing';
import { NavigationProvider } from '@lyng/ui';
import type { LinkProps, Navigation } from '@lyng/ui';
import { useLayoutEffect, useMemo } from 'react';
import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { action } from 'storybook/actions';
import shop from '../../../shop.config.json' with { type: 'json' };
import { useLookChanges } from '../look/look-in-tests.ts';
import type { Look } from '../look/look.ts';
import { pseudoMessages } from '../pseudo/pseudo-messages.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('../../../libs/*/src/locales/**/*.po', { eager: true });

/** A run of all stories reads each catalogue thousands of times. */
const catalogueCache = new Map<string, Messages>();

const cached = (key: string, read: () => Messages): Messages => {
  const messages = catalogueCache.get(key) ?? read();
  catalogueCache.set(key, messages);
  return messages;
};

/** Every library's texts in a language. */
const textsOf = (language: Language): Messages =>
  cached(language, () =>
    mergeCatalogues(
      Object.entries(catalogues).flatMap(([path, { messages }]) =>
        path.endsWith(`/${language}.po`) ? [messages] : [],
      ),
    ),
  );

const pseudoTextsOf = (language: Language): Messages =>
  cached(`${language}, pseudo`, () => pseudoMessages(textsOf(language)));

/** The rules of a navigation are no attributes of a link. */
const StoryLink = ({
  known: _known,
  prefetchInView: _prefetchInView,
  preserveScroll: _preserveScroll,
  replace: _replace,
  ...anchor
}: LinkProps) => <a {...anchor} />;

const navigation: Navigation = { Link: StoryLink, navigate: action('navigate') };

/** A story has no other pages: a link shows its target in the Actions panel, and stays. Anchors within the page work. */
const stopLink = (event: MouseEvent<HTMLElement>) => {
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  if (!href || href.startsWith('#') || event.defaultPrevented) return;
  event.preventDefault();
  action('follow')(href);
};

/** A form has no server here; its values appear in the Actions panel. */
const stopForm = (event: SubmitEvent<HTMLElement>) => {
  if (event.defaultPrevented) return;
  // A <dialog>'s own form closes it.
  const form = event.target as HTMLFormElement;
  if (form.method === 'dialog') return;
  event.preventDefault();
  action('send')(Object.fromEntries(new FormData(form)));
};

export interface ShopProvidersProps {
  readonly look: Look;
  readonly children: ReactNode;
}

/**
 * The shop's providers around every component, as far as they are the same for all: texts, site, links, theme and
 * motion.
 */
export const ShopProviders = ({ look, children }: ShopProvidersProps) => {
  const { market, language, pseudo, theme, motion } = { ...look, ...useLookChanges() };
  const i18n = useMemo(
    () => createI18n(language, [pseudo ? pseudoTextsOf(language) : textsOf(language)]),
    [language, pseudo],
  );
  const site = useMemo(() => ({ market: market.alias, language, basePath: '', slug: shop.slug }), [market, language]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['motion'] = motion;
  }, [language, theme, motion]);
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
