import { locales } from '@lyng/i18n/core';
import { languages } from '@lyng/model';
import type { Preview } from '@storybook/react-vite';
import { markets } from '../look/look.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });

const menu = (
  description: string,
  icon: string,
  items: readonly { readonly value: string; readonly title: string; readonly icon?: string }[],
) => ({ description, toolbar: { icon, dynamicTitle: true, items } }) as NonNullable<Preview['globalTypes']>[string];

/** The toolbar's menus: `look/look.ts` or `args/args-in-view.ts` reads each. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  market: menu(
    'Market: site, currency and language',
    'globe',
    markets.map(({ alias, language, currency }) => ({
      value: alias,
      title: `${countries.of(locales[language].country) ?? alias}, ${currency}`,
    })),
  ),
  language: menu('Language', 'paragraph', [
    { value: 'own', title: 'Language of the market' },
    ...languages.map((language) => ({ value: language, title: locales[language].name })),
    { value: 'pseudo', title: 'Pseudo: 40 % longer' },
  ]),
  theme: menu('Theme', 'circlehollow', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ]),
  vat: menu('For whom prices are shown', 'credit', [
    { value: 'story', title: 'VAT as in the story' },
    { value: 'inc', title: 'Private: incl. VAT' },
    { value: 'ex', title: 'Business: excl. VAT' },
  ]),
  member: menu('Who is looking', 'user', [
    { value: 'story', title: 'Visitor as in the story' },
    { value: 'yes', title: 'Member' },
    { value: 'no', title: 'No member' },
  ]),
  motion: menu('Motion', 'lightning', [
    { value: 'full', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
};

export const initialGlobals = {
  market: markets[0]?.alias,
  language: 'own',
  theme: 'light',
  vat: 'story',
  member: 'story',
  motion: 'full',
};
