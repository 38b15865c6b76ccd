import { createI18n, I18nProvider } from '@lyng/i18n';
import type { Language } from '@lyng/model';
import { SiteProvider } from '@lyng/routing';
import { createHref } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { serverMessages } from '../../messages/server-messages.ts';
import { PageError } from './PageError.tsx';
import { ShellError } from './ShellError.tsx';

const lostCode = new TypeError('Failed to fetch dynamically imported module: https://shop/assets/product-route-abc.js');

/** Says whether the browser has a network, and that this has just changed. */
function putOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** A page that came with `failure` instead of data, in the frames that the shop's routes have; `errorPage` stands in the inner one. */
function openFailed(language: Language, failure: unknown, errorPage = <PageError />) {
  const site = makeSite({ language, basePath: language === 'da' ? '' : `/${language}` });
  const routes = [
    {
      path: '/',
      errorElement: <ShellError />,
      children: [{ id: 'page', errorElement: errorPage, children: [{ index: true, element: <p>The page</p> }] }],
    },
  ];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: {}, errors: { page: failure } } });
  render(
    <I18nProvider i18n={createI18n(language, [serverMessages.shop[language]])}>
      <SiteProvider value={site}>
        <RouterProvider router={router} />
      </SiteProvider>
    </I18nProvider>,
  );
  return { home: createHref(site)('home') };
}

const texts = [
  ['da', 'Siden blev ikke fundet', 'Noget gik galt', 'Til forsiden'],
  ['sv', 'Sidan kunde inte hittas', 'Något gick fel', 'Till startsidan'],
  ['nb', 'Siden ble ikke funnet', 'Noe gikk galt', 'Til forsiden'],
  ['fi', 'Sivua ei löytynyt', 'Jokin meni pieleen', 'Etusivulle'],
] as const;

describe('the error page', () => {
  // The router says on the console what it has caught.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it.each(texts)(
    'in %s has its own words for a page that is not there, and a way home [APP-04]',
    (language, missing, _broken, homeLink) => {
      const { home } = openFailed(language, new ErrorResponse(404, '', null));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(missing);
      expect(screen.getByRole('link', { name: homeLink })).toHaveAttribute('href', home);
    },
  );

  describe.each(texts)('in %s', (language, _missing, broken, homeLink) => {
    it.each([
      ['an outage', new ErrorResponse(503, '', null)],
      ['a status of its own', new ErrorResponse(418, '', null)],
      ['an error', new Error('password=hunter2')],
      ['something thrown that is no error', 'password=hunter2'],
    ])('is the same for %s, with a way home and without its details [APP-04]', (_name, failure) => {
      const { home } = openFailed(language, failure);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(broken);
      expect(screen.getByRole('link', { name: homeLink })).toHaveAttribute('href', home);
      expect(document.body).not.toHaveTextContent('hunter2');
    });
  });

  it.each(texts)(
    'in %s gives way to a message and a link home when it fails itself [APP-04]',
    (language, _missing, broken, homeLink) => {
      function BrokenPage(): never {
        throw new Error('the error page broke');
      }
      const { home } = openFailed(language, new Error('the page broke'), <BrokenPage />);
      expect(screen.getByText(`${broken}.`)).toBeVisible();
      expect(screen.getByRole('link', { name: homeLink })).toHaveAttribute('href', home);
    },
  );

  describe('for code that is lost', () => {
    afterEach(() => window.sessionStorage.clear());

    it('comes when the page has just been loaded anew, and its links load a document [APP-06]', () => {
      window.sessionStorage.setItem('page-reloaded', String(Date.now()));
      openFailed('da', lostCode);
      for (const link of [
        screen.getByRole('link', { name: 'Til forsiden' }),
        screen.getByRole('link', { name: 'Prøv igen' }),
      ]) {
        expect(link).toHaveAttribute('target', '_top');
        // Not prevented: the browser follows it.
        expect(fireEvent.click(link)).toBe(true);
      }
    });

    it.each([
      ['da', 'Du er offline', 'Prøv igen'],
      ['sv', 'Du är offline', 'Försök igen'],
      ['nb', 'Du er frakoblet', 'Prøv igjen'],
      ['fi', 'Verkkoyhteyttä ei ole', 'Yritä uudelleen'],
    ] as const)(
      'in %s says without a network what is missing, and leaves no page for one that cannot come [APP-06, SHOP-19]',
      (language, title, again) => {
        putOnline(false);
        openFailed(language, lostCode);
        expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
        expect(document.body).not.toHaveTextContent(/[345]\d\d/);
        // What helps stands first; the front page is as far away.
        const [first, second] = screen.getAllByRole('link');
        expect(first).toHaveAccessibleName(again);
        expect([first, second].map((link) => link?.dataset['variant'])).toEqual(['primary', 'secondary']);
        expect(window.sessionStorage.getItem('page-reloaded')).toBeNull();
        for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('target');
        // Loaded anew as soon as there is one; this tab has been, just now.
        window.sessionStorage.setItem('page-reloaded', String(Date.now()));
        putOnline(true);
        expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
      },
    );

    it('is not what a page that is gone gets: its links stay in the shop', () => {
      openFailed('da', new ErrorResponse(404, '', null));
      expect(screen.getByRole('link', { name: 'Til forsiden' })).not.toHaveAttribute('target');
    });
  });
});
