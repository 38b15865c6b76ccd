import type { Language } from '@lyng/model';
import type { Visit } from '@lyng/feature';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageResult } from '../pages/render-page.tsx';
import type { ClientAssets } from './assets.ts';
import { htmlDocument } from './html-document.ts';

/** Server only: in a catalogue every browser would load them. */
type Lines = Readonly<Record<Language, readonly [text: string, retry: string]>>;

const cookieOverflow: Lines = {
  da: ['Din browser havde gemt for mange cookies til butikken. Vi har ryddet op.', 'Prøv igen'],
  sv: ['Din webbläsare hade sparat för många cookies för butiken. Vi har rensat.', 'Försök igen'],
  nb: ['Nettleseren din hadde lagret for mange informasjonskapsler for butikken. Vi har ryddet opp.', 'Prøv igjen'],
  fi: ['Selaimeesi oli tallennettu liikaa kaupan evästeitä. Poistimme ylimääräiset.', 'Yritä uudelleen'],
};

const busy: Lines = {
  da: ['Der er mange i butikken lige nu. Vent et øjeblik.', 'Prøv igen'],
  sv: ['Det är många i butiken just nu. Vänta en liten stund.', 'Försök igen'],
  nb: ['Det er mange i butikken akkurat nå. Vent et øyeblikk.', 'Prøv igjen'],
  fi: ['Kaupassa on juuri nyt ruuhkaa. Odota hetki.', 'Yritä uudelleen'],
};

/** A page with a text and a link to the requested page. */
function retryPage(lines: Lines, language: Language, shopName: string, css = ''): string {
  const [text, retry] = lines[language];
  const body = renderToStaticMarkup(
    <main>
      <h1>{shopName}</h1>
      <p>{text}</p>
      <p>
        <a href="">{retry}</a>
      </p>
    </main>,
  );
  return htmlDocument({ language, head: { title: shopName, noindex: true }, body, css, modules: [] });
}

/** The page of a request with too many cookies. */
export const cookieOverflowPage = (language: Language, shopName: string): string =>
  retryPage(cookieOverflow, language, shopName);

/** The page of an overloaded shop: as cheap as possible. */
export const makeBusyPage =
  (shopName: string, { stylesOf }: Pick<ClientAssets, 'stylesOf'>) =>
  ({ site: { language } }: Pick<Visit, 'site'>): PageResult => {
    const { css, source } = stylesOf([]);
    return {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
      html: retryPage(busy, language, shopName, css),
      styleSource: source,
      isComplete: false,
    };
  };
