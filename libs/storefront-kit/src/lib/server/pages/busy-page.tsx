import type { Language } from '@lyng/model';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Visit } from '@lyng/feature';
import type { ClientAssets } from '../documents/assets.ts';
import { htmlDocument } from '../documents/html-document.ts';
import type { PageResult } from './render-page.tsx';

const lines: Readonly<Record<Language, readonly [text: string, retry: string]>> = {
  da: ['Der er mange i butikken lige nu. Vent et øjeblik.', 'Prøv igen'],
  sv: ['Det är många i butiken just nu. Vänta en liten stund.', 'Försök igen'],
  nb: ['Det er mange i butikken akkurat nå. Vent et øyeblikk.', 'Prøv igjen'],
  fi: ['Kaupassa on juuri nyt ruuhkaa. Odota hetki.', 'Yritä uudelleen'],
};

/** The page of an overloaded shop: as cheap as possible, with a link to the requested page. */
export const makeBusyPage =
  (shopName: string, { stylesOf }: Pick<ClientAssets, 'stylesOf'>) =>
  ({ site: { language } }: Pick<Visit, 'site'>): PageResult => {
    const [text, retry] = lines[language];
    const { css, source } = stylesOf([]);
    const body = renderToStaticMarkup(
      <main>
        <h1>{shopName}</h1>
        <p>{text}</p>
        <p>
          <a href="">{retry}</a>
        </p>
      </main>,
    );
    return {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
      html: htmlDocument({ language, head: { title: shopName, noindex: true }, body, css, modules: [] }),
      styleSource: source,
      isComplete: false,
    };
  };
