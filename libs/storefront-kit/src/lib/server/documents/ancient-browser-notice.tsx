import type { Language } from '@lyng/model';
import { OldBrowserWarning } from '@lyng/ui';
import { renderToStaticMarkup } from 'react-dom/server';

/** Server only: in a catalogue every browser would load them. */
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

/** The notice for users of Internet Explorer. No script runs there, so it is plain markup. */
export function ancientBrowserNotice(language: Language): string {
  const [title, text] = lines[language];
  return renderToStaticMarkup(<OldBrowserWarning title={title}>{text}</OldBrowserWarning>);
}
