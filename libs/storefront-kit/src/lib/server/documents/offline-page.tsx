import type { Language } from '@lyng/model';
import { Button, ButtonLink, Container, ErrorPage } from '@lyng/ui';
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { htmlDocument } from './html-document.ts';
import type { PageStyles } from './page-styles.ts';

interface OfflineTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  /** For a form that could not be posted, and is posted again by itself. */
  readonly waiting: string;
  /** For a form that the shopper must post again. */
  readonly unsent: string;
  readonly sendAgain: string;
}

/** Server only: in a catalogue every browser would load them. */
const texts: Readonly<Record<Language, OfflineTexts>> = {
  da: {
    title: 'Du er offline',
    text: 'Tjek din forbindelse, og prøv igen. Siden åbner af sig selv, når du er online igen.',
    retry: 'Prøv igen',
    waiting: 'Det, du valgte, er ikke sendt endnu. Det bliver sendt, når du er online igen.',
    unsent: 'Det, du skrev, er ikke sendt endnu. Send det igen, når du er online.',
    sendAgain: 'Send igen',
  },
  sv: {
    title: 'Du är offline',
    text: 'Kontrollera din uppkoppling och försök igen. Sidan öppnas av sig själv när du är online igen.',
    retry: 'Försök igen',
    waiting: 'Det du valde har inte skickats än. Det skickas när du är online igen.',
    unsent: 'Det du skrev har inte skickats än. Skicka det igen när du är online.',
    sendAgain: 'Skicka igen',
  },
  nb: {
    title: 'Du er frakoblet',
    text: 'Sjekk tilkoblingen og prøv igjen. Siden åpnes av seg selv når du er på nett igjen.',
    retry: 'Prøv igjen',
    waiting: 'Det du valgte, er ikke sendt ennå. Det blir sendt når du er på nett igjen.',
    unsent: 'Det du skrev, er ikke sendt ennå. Send det igjen når du er på nett.',
    sendAgain: 'Send igjen',
  },
  fi: {
    title: 'Verkkoyhteyttä ei ole',
    text: 'Tarkista yhteys ja yritä uudelleen. Sivu avautuu itsestään, kun yhteys palaa.',
    retry: 'Yritä uudelleen',
    waiting: 'Valintaasi ei ole vielä lähetetty. Se lähetetään, kun yhteys palaa.',
    unsent: 'Kirjoittamaasi ei ole vielä lähetetty. Lähetä se uudelleen, kun yhteys palaa.',
    sendAgain: 'Lähetä uudelleen',
  },
};

/** The service worker replaces this by the fields of the form. */
export const offlineFields = '<fieldset hidden=""></fieldset>';

/** A document, a form that may be posted twice, because it counts once by its key, or another form. */
export type OfflineKind = 'document' | 'keyed-form' | 'form';

/** The interval at which the page is requested again without a network or the shop, in ms. */
const RETRY_AFTER = 5000;

/** Opens the page as soon as there is a network; a form that counts once is posted. */
const script = [
  '(function(){var f=document.forms[0];',
  'function again(){f?f.elements.key&&f.requestSubmit():location.reload()}',
  'addEventListener("online",again);',
  // A browser is online also where only the shop cannot be reached.
  `navigator.onLine&&setTimeout(again,${RETRY_AFTER})`,
  '})()',
].join('');

const scriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The page without a network, or the one with a form that could not be posted, and its Content-Security-Policy. */
export type OfflinePage = (language: Language, kind: OfflineKind) => { readonly html: string; readonly policy: string };

/** The page that the service worker shows where a document cannot be requested; it loads nothing. */
export const makeOfflinePage =
  (shopName: string, { css, source }: PageStyles): OfflinePage =>
  (language, kind) => {
    const { title, text, retry, waiting, unsent, sendAgain } = texts[language];
    const shownText = { document: text, 'keyed-form': waiting, form: unsent }[kind];
    const action =
      kind !== 'document' ? (
        // To the address of the page itself, which is the one that it was posted to.
        <form method="post">
          <fieldset hidden />
          <Button type="submit">{sendAgain}</Button>
        </form>
      ) : (
        <ButtonLink href="">{retry}</ButtonLink>
      );
    const body = renderToStaticMarkup(
      <Container>
        <p>
          <strong>{shopName}</strong>
        </p>
        <main>
          <ErrorPage status="offline" title={title} text={shownText} actions={action} />
        </main>
      </Container>,
    );
    const html = htmlDocument({
      language,
      head: { title: `${title} | ${shopName}`, noindex: true },
      body,
      css,
      modules: [],
    });
    return {
      html: html.replace('</body>', () => `<script>${script}</script></body>`),
      policy: `default-src 'none'; script-src ${scriptSource}; style-src ${source}; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    };
  };
