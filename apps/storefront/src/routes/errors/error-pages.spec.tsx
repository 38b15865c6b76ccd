import { createI18n, I18nProvider } from '@lyng/i18n';
import type { Language } from '@lyng/model';
import { createHref, SiteProvider } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { render, screen } from '@testing-library/react';
import { data, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { serverMessages } from '../../messages/server-messages.ts';
import { PageError } from './PageError.tsx';
import { ShellError } from './ShellError.tsx';

/** A page whose loader fails with `failure`, in the frames that the shop's routes have; `errorPage` stands in the inner one. */
async function openFailed(language: Language, failure: () => never, errorPage = <PageError />) {
  const site = makeSite({ language, basePath: language === 'da' ? '' : `/${language}` });
  const router = createMemoryRouter([
    { path: '/', errorElement: <ShellError />, children: [{ errorElement: errorPage, children: [{ index: true, loader: failure, element: <p>The page</p> }] }] },
  ]);
  render(
    <I18nProvider i18n={createI18n(language, [serverMessages.shop[language]])}>
      <SiteProvider value={site}>
        <RouterProvider router={router} />
      </SiteProvider>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { home: createHref(site)('home') };
}

const failWith = (error: unknown) => (): never => {
  throw error;
};

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

  it.each(texts)('in %s has its own words for a page that is not there, and a way home [APP-04]', async (language, missing, _broken, homeLink) => {
    const { home } = await openFailed(language, failWith(data(null, { status: 404 })));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(missing);
    expect(screen.getByRole('link', { name: homeLink })).toHaveAttribute('href', home);
  });

  describe.each(texts)('in %s', (language, _missing, broken, homeLink) => {
    it.each([
      ['an outage', data(null, { status: 503 })],
      ['a status of its own', data(null, { status: 418 })],
      ['an error', new Error('password=hunter2')],
      ['something thrown that is no error', 'password=hunter2'],
    ])('is the same for %s, with a way home and without its details [APP-04]', async (_name, failure) => {
      const { home } = await openFailed(language, failWith(failure));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(broken);
      expect(screen.getByRole('link', { name: homeLink })).toHaveAttribute('href', home);
      expect(document.body).not.toHaveTextContent('hunter2');
    });
  });

  it.each(texts)('in %s gives way to a message and a link home when it fails itself [APP-04]', async (language, _missing, broken, homeLink) => {
    function BrokenPage(): never {
      throw new Error('the error page broke');
    }
    const { home } = await openFailed(language, failWith(new Error('the page broke')), <BrokenPage />);
    expect(screen.getByText(`${broken}.`)).toBeVisible();
    expect(screen.getByRole('link', { name: homeLink })).toHaveAttribute('href', home);
  });
});
