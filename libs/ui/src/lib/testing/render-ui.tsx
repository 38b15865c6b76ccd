import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const EnglishTexts = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
);

/** The page as a server sends it, before hydration. */
export function serverPage(element: ReactElement): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<EnglishTexts>{element}</EnglishTexts>);
  return page;
}

/** Renders with the texts of the source language. */
export const renderUi = (element: ReactElement): RenderResult => render(element, { wrapper: EnglishTexts });
