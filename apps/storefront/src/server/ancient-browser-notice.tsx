import type { Language } from '@lyng/model';
import { OldBrowserWarning } from '@lyng/ui';
import { renderToStaticMarkup } from 'react-dom/server';

/** The server's own: in a catalogue they would travel to every browser that never needs them. */
const lines: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  da: ['Din browser er for gammel til butikken.', 'Åbn siden i Edge, Chrome, Firefox eller Safari for at handle her.'],
  sv: [
    'Din webbläsare är för gammal för butiken.',
    'Öppna sidan i Edge, Chrome, Firefox eller Safari för att handla här.',
  ],
  nb: [
    'Nettleseren din er for gammel for butikken.',
    'Åpne siden i Edge, Chrome, Firefox eller Safari for å handle her.',
  ],
  fi: [
    'Selaimesi on liian vanha tälle kaupalle.',
    'Avaa sivu Edgessä, Chromessa, Firefoxissa tai Safarissa, niin voit tehdä ostoksia.',
  ],
};

/** What a page says to the users of Internet Explorer (UI-12). No script runs there, so it is markup and nothing else. */
export function ancientBrowserNotice(language: Language): string {
  const [title, text] = lines[language];
  return renderToStaticMarkup(<OldBrowserWarning title={title}>{text}</OldBrowserWarning>);
}
