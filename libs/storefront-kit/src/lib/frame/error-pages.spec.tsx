import type { Messages } from '@lingui/core';
import { AppProviders, useOnline } from '@lyng/feature';
import { createI18n } from '@lyng/i18n';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import { createTestApp } from '@lyng/feature/testing';
import { createHref } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  useRouteError,
} from 'react-router-dom';
import { loadFrameTexts } from '../testing/load-frame-texts.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { ShellError } from './ShellError.tsx';

const chunkLoadError = new TypeError(
  'Failed to fetch dynamically imported module: https://shop/assets/product-route-abc.js',
);

/** Sets whether the browser is online, and fires the event. */
function putOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const shopTexts = new Map<Language, Messages>();
beforeAll(async () => {
  for (const language of languages) shopTexts.set(language, await loadFrameTexts(language));
});

/** The error page, when it does not reload. */
const PageError = () => <ErrorMessage error={useRouteError()} isOnline={useOnline()} />;

/** A page whose loader failed with `failure`, in the shop's frames; `errorPage` is the inner one. */
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
    <AppProviders app={createTestApp({ site })} i18n={createI18n(language, [shopTexts.get(language) ?? {}])}>
      <RouterProvider router={router} />
    </AppProviders>,
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
  // The router logs what it has caught.
  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => jest.restoreAllMocks());

  it.each(texts)(
    'in %s has a text for a missing page and a link home [APP-04]',
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
      ['a thrown value that is not an error', 'password=hunter2'],
    ])('is the same for %s, with a link home and without details [APP-04]', (_name, failure) => {
      const { home } = openFailed(language, failure);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(broken);
      expect(screen.getByRole('link', { name: homeLink })).toHaveAttribute('href', home);
      expect(document.body).not.toHaveTextContent('hunter2');
    });
  });

  it.each(texts)(
    'in %s falls back to a message and a link home when it fails itself [APP-04]',
    (language, _missing, broken, homeLink) => {
      function BrokenPage(): never {
        throw new Error('the error page broke');
      }
      const { home } = openFailed(language, new Error('the page broke'), <BrokenPage />);
      expect(screen.getByText(`${broken}.`)).toBeVisible();
      expect(screen.getByRole('link', { name: homeLink })).toHaveAttribute('href', home);
    },
  );

  describe('for a failed chunk', () => {
    it('has links that load a document [APP-06]', () => {
      openFailed('da', chunkLoadError);
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
      'in %s shows offline what is missing, and does not leave for a page that cannot load [APP-06, SHOP-19]',
      (language, title, again) => {
        putOnline(false);
        openFailed(language, chunkLoadError);
        expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
        expect(document.body).not.toHaveTextContent(/[345]\d\d/);
        // The retry comes first; the front page is out of reach too.
        const [first, second] = screen.getAllByRole('link');
        expect(first).toHaveAccessibleName(again);
        expect([first, second].map((link) => link?.dataset['variant'])).toEqual(['primary', 'secondary']);
        for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('target');
        putOnline(true);
        expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
      },
    );

    it('keeps links in the shop for a missing page', () => {
      openFailed('da', new ErrorResponse(404, '', null));
      expect(screen.getByRole('link', { name: 'Til forsiden' })).not.toHaveAttribute('target');
    });
  });
});
