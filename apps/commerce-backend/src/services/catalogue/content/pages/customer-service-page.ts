import { formatMoney } from '@lyng/i18n/core';
import type { Language } from '@lyng/model';
import { marketTerms } from '../../../cart/core/market-terms.ts';
import type { Scope } from '../../../../shop/scope.ts';
import { heading, paragraph } from '../text-block.ts';
import type { ContentPage, ContentText } from '../content-page.ts';

/** The market's own limit (T9), in the language of the reader. */
const freeFrom = ({ market }: Scope, language: Language): string =>
  formatMoney(marketTerms(market.alias).freeShippingAbove, market.currency, language);

const danish = (amount: string): ContentText => ({
  title: 'Kundeservice',
  description: 'Spørg os på hverdage kl. 08.00–17.00.',
  blocks: [
    paragraph('Vi svarer på hverdage kl. 08.00–17.00. Skriv gerne dit ordrenummer, så finder vi dig hurtigere.'),
    heading('Hvornår kommer min pakke?'),
    paragraph(
      'Varer på lager sendes samme dag eller dagen efter. Laves en vare på bestilling, tager det lidt længere; det står ved størrelsen.',
    ),
    heading('Hvad koster fragten?'),
    paragraph(
      `Køber du for over ${amount}, er fragten gratis. Ellers står prisen ved kassen, når du har skrevet dit postnummer.`,
    ),
    heading('Jeg har ikke fået en bekræftelse'),
    paragraph('Ordrebekræftelsen kommer på e-mail inden for 24 timer på hverdage. Kig også i uønsket post.'),
  ],
});

const swedish = (amount: string): ContentText => ({
  title: 'Kundservice',
  description: 'Fråga oss vardagar kl. 08.00–17.00.',
  blocks: [
    paragraph('Vi svarar vardagar kl. 08.00–17.00. Skriv gärna ditt ordernummer, så hittar vi dig snabbare.'),
    heading('När kommer mitt paket?'),
    paragraph(
      'Varor i lager skickas samma dag eller dagen efter. Tillverkas en vara på beställning tar det lite längre; det står vid storleken.',
    ),
    heading('Vad kostar frakten?'),
    paragraph(
      `Handlar du för över ${amount} är frakten gratis. Annars står priset i kassan när du har fyllt i ditt postnummer.`,
    ),
    heading('Jag har inte fått någon bekräftelse'),
    paragraph('Orderbekräftelsen kommer med e-post inom 24 timmar på vardagar. Titta även i skräpposten.'),
  ],
});

const norwegian = (amount: string): ContentText => ({
  title: 'Kundeservice',
  description: 'Spør oss på hverdager kl. 08.00–17.00.',
  blocks: [
    paragraph('Vi svarer på hverdager kl. 08.00–17.00. Skriv gjerne ordrenummeret, så finner vi deg raskere.'),
    heading('Når kommer pakken min?'),
    paragraph(
      'Varer på lager sendes samme dag eller dagen etter. Lages en vare på bestilling, tar det litt lengre tid; det står ved størrelsen.',
    ),
    heading('Hva koster frakten?'),
    paragraph(
      `Handler du for over ${amount}, er frakten gratis. Ellers står prisen i kassen når du har skrevet postnummeret ditt.`,
    ),
    heading('Jeg har ikke fått noen bekreftelse'),
    paragraph('Ordrebekreftelsen kommer på e-post innen 24 timer på hverdager. Se også i søppelposten.'),
  ],
});

const finnish = (amount: string): ContentText => ({
  title: 'Asiakaspalvelu',
  description: 'Kysy meiltä arkisin kello 8–17.',
  blocks: [
    paragraph('Vastaamme arkisin kello 8–17. Kerro tilausnumerosi, niin löydämme tietosi nopeammin.'),
    heading('Milloin pakettini saapuu?'),
    paragraph(
      'Varastossa olevat tuotteet lähetetään samana tai seuraavana päivänä. Tilauksesta valmistettavan tuotteen toimitus kestää hieman pidempään; siitä kerrotaan koon kohdalla.',
    ),
    heading('Mitä toimitus maksaa?'),
    paragraph(
      `Kun ostoksesi ylittävät ${amount}, toimitus on ilmainen. Muuten hinta näkyy kassalla, kun olet antanut postinumerosi.`,
    ),
    heading('En ole saanut vahvistusta'),
    paragraph('Tilausvahvistus tulee sähköpostiin 24 tunnin kuluessa arkisin. Katso myös roskapostikansiosta.'),
  ],
});

/** Spec §9: weekdays 08.00–17.00, confirmation within 24 hours on weekdays, free shipping by market. */
export const customerServicePage: ContentPage = {
  alias: 'customer-service',
  menuLabel: { da: 'Kundeservice', sv: 'Kundservice', nb: 'Kundeservice', fi: 'Asiakaspalvelu' },
  texts: ({ scope }) => ({
    da: danish(freeFrom(scope, 'da')),
    sv: swedish(freeFrom(scope, 'sv')),
    nb: norwegian(freeFrom(scope, 'nb')),
    fi: finnish(freeFrom(scope, 'fi')),
  }),
};
