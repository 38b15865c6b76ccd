import type { Language } from '@lyng/model';
import { OldBrowserWarning } from '@lyng/ui';
import { renderToStaticMarkup } from 'react-dom/server';

type Lines = Readonly<Record<Language, readonly [title: string, text: string]>>;

/** The server's own: who runs scripts never reads them. */
const loginLines: Lines = {
  da: ['Slå JavaScript til for at logge ind.', 'Login sker i browseren. Du kan handle som gæst uden at logge ind.'],
  sv: [
    'Slå på JavaScript för att logga in.',
    'Inloggningen sker i webbläsaren. Du kan handla som gäst utan att logga in.',
  ],
  nb: [
    'Slå på JavaScript for å logge inn.',
    'Innloggingen skjer i nettleseren. Du kan handle som gjest uten å logge inn.',
  ],
  fi: [
    'Ota JavaScript käyttöön, niin voit kirjautua.',
    'Kirjautuminen tapahtuu selaimessa. Voit ostaa vieraana kirjautumatta.',
  ],
};

const resetLines: Lines = {
  da: ['Slå JavaScript til for at vælge en ny adgangskode.', 'Åbn derefter linket i mailen igen.'],
  sv: ['Slå på JavaScript för att välja ett nytt lösenord.', 'Öppna sedan länken i mejlet igen.'],
  nb: ['Slå på JavaScript for å velge et nytt passord.', 'Åpne deretter lenken i e-posten igjen.'],
  fi: ['Ota JavaScript käyttöön, niin voit valita uuden salasanan.', 'Avaa sitten sähköpostin linkki uudelleen.'],
};

const notice = ([title, text]: Lines[Language]): string =>
  renderToStaticMarkup(
    <noscript>
      <OldBrowserWarning title={title}>{text}</OldBrowserWarning>
    </noscript>,
  );

/** What a page that asks for a login says where no script can open the panel. */
export const loginNotice = (language: Language): string => notice(loginLines[language]);

/** What the page of a reset mail says where no script can hash the password. */
export const resetNotice = (language: Language): string => notice(resetLines[language]);
