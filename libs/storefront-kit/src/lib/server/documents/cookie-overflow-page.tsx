import type { Language } from '@lyng/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { htmlDocument } from './html-document.ts';

/** Server only: in a catalogue every browser would load them. */
const lines: Readonly<Record<Language, readonly [text: string, retry: string]>> = {
  da: ['Din browser havde gemt for mange cookies til butikken. Vi har ryddet op.', 'Prøv igen'],
  sv: ['Din webbläsare hade sparat för många cookies för butiken. Vi har rensat.', 'Försök igen'],
  nb: ['Nettleseren din hadde lagret for mange informasjonskapsler for butikken. Vi har ryddet opp.', 'Prøv igjen'],
  fi: ['Selaimeesi oli tallennettu liikaa kaupan evästeitä. Poistimme ylimääräiset.', 'Yritä uudelleen'],
};

/** The page of a request with too many cookies, with a link to the requested page. */
export function cookieOverflowPage(language: Language, shopName: string): string {
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
  return htmlDocument({ language, head: { title: shopName, noindex: true }, body, css: '', modules: [] });
}
