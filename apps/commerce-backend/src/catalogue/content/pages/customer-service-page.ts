import { formatMoney } from '@lyng/i18n/core';
import type { Language } from '@lyng/model';
import { companyFacts } from '../../../shop/company-facts.ts';
import { marketTerms } from '../../../shop/market-terms.ts';
import { emailLink, phoneLink } from '../contact-links.ts';
import type { TextLink } from '../text-block.ts';
import { heading, paragraph } from '../text-block.ts';
import type { ContentPage, ContentText, PageView } from '../content-page.ts';

/** What the texts need of the shop and the market, in the language of the reader. */
interface Facts {
  readonly email: TextLink;
  readonly phone: TextLink;
  readonly opens: string;
  readonly closes: string;
  readonly confirmationHours: number;
  /** Orders above this amount are sent for free. */
  readonly freeFrom: string;
  readonly company: string;
}

const factsOf = ({ scope: { market }, shop }: PageView, language: Language): Facts => ({
  email: emailLink(market.contact),
  phone: phoneLink(market.contact),
  ...shop.serviceHours,
  confirmationHours: shop.confirmationHours,
  freeFrom: formatMoney(marketTerms(market.alias).freeShippingAbove, market.currency, language),
  company: companyFacts(shop.company, language),
});

const danish = ({ email, phone, opens, closes, confirmationHours, freeFrom, company }: Facts): ContentText => ({
  title: 'Kundeservice',
  description: `Skriv eller ring til os på hverdage kl. ${opens}–${closes}.`,
  blocks: [
    paragraph(
      'Skriv til ',
      email,
      ' eller ring på ',
      phone,
      `. Vi svarer på hverdage kl. ${opens}–${closes}. Skriv gerne dit ordrenummer, så finder vi dig hurtigere.`,
    ),
    heading('Hvornår kommer min pakke?'),
    paragraph(
      'Varer på lager sendes samme dag eller dagen efter. Laves en vare på bestilling, tager det lidt længere; det står ved størrelsen.',
    ),
    heading('Hvad koster fragten?'),
    paragraph(
      `Køber du for over ${freeFrom}, er fragten gratis. Ellers står prisen ved kassen, når du har skrevet dit postnummer.`,
    ),
    heading('Jeg har ikke fået en bekræftelse'),
    paragraph(
      `Ordrebekræftelsen kommer på e-mail inden for ${confirmationHours} timer på hverdage. Kig også i uønsket post.`,
    ),
    heading('Hvem er vi?'),
    paragraph(company),
  ],
});

const swedish = ({ email, phone, opens, closes, confirmationHours, freeFrom, company }: Facts): ContentText => ({
  title: 'Kundservice',
  description: `Skriv eller ring till oss vardagar kl. ${opens}–${closes}.`,
  blocks: [
    paragraph(
      'Skriv till ',
      email,
      ' eller ring ',
      phone,
      `. Vi svarar vardagar kl. ${opens}–${closes}. Skriv gärna ditt ordernummer, så hittar vi dig snabbare.`,
    ),
    heading('När kommer mitt paket?'),
    paragraph(
      'Varor i lager skickas samma dag eller dagen efter. Tillverkas en vara på beställning tar det lite längre; det står vid storleken.',
    ),
    heading('Vad kostar frakten?'),
    paragraph(
      `Handlar du för över ${freeFrom} är frakten gratis. Annars står priset i kassan när du har fyllt i ditt postnummer.`,
    ),
    heading('Jag har inte fått någon bekräftelse'),
    paragraph(
      `Orderbekräftelsen kommer med e-post inom ${confirmationHours} timmar på vardagar. Titta även i skräpposten.`,
    ),
    heading('Vilka är vi?'),
    paragraph(company),
  ],
});

const norwegian = ({ email, phone, opens, closes, confirmationHours, freeFrom, company }: Facts): ContentText => ({
  title: 'Kundeservice',
  description: `Skriv eller ring til oss på hverdager kl. ${opens}–${closes}.`,
  blocks: [
    paragraph(
      'Skriv til ',
      email,
      ' eller ring ',
      phone,
      `. Vi svarer på hverdager kl. ${opens}–${closes}. Skriv gjerne ordrenummeret, så finner vi deg raskere.`,
    ),
    heading('Når kommer pakken min?'),
    paragraph(
      'Varer på lager sendes samme dag eller dagen etter. Lages en vare på bestilling, tar det litt lengre tid; det står ved størrelsen.',
    ),
    heading('Hva koster frakten?'),
    paragraph(
      `Handler du for over ${freeFrom}, er frakten gratis. Ellers står prisen i kassen når du har skrevet postnummeret ditt.`,
    ),
    heading('Jeg har ikke fått noen bekreftelse'),
    paragraph(
      `Ordrebekreftelsen kommer på e-post innen ${confirmationHours} timer på hverdager. Se også i søppelposten.`,
    ),
    heading('Hvem er vi?'),
    paragraph(company),
  ],
});

const finnish = ({ email, phone, opens, closes, confirmationHours, freeFrom, company }: Facts): ContentText => ({
  title: 'Asiakaspalvelu',
  description: `Kirjoita tai soita meille arkisin klo ${opens}–${closes}.`,
  blocks: [
    paragraph(
      'Lähetä sähköpostia osoitteeseen ',
      email,
      ' tai soita numeroon ',
      phone,
      `. Vastaamme arkisin klo ${opens}–${closes}. Kerro tilausnumerosi, niin löydämme tietosi nopeammin.`,
    ),
    heading('Milloin pakettini saapuu?'),
    paragraph(
      'Varastossa olevat tuotteet lähetetään samana tai seuraavana päivänä. Tilauksesta valmistettavan tuotteen toimitus kestää hieman pidempään; siitä kerrotaan koon kohdalla.',
    ),
    heading('Mitä toimitus maksaa?'),
    paragraph(
      `Kun ostoksesi ylittävät ${freeFrom}, toimitus on ilmainen. Muuten hinta näkyy kassalla, kun olet antanut postinumerosi.`,
    ),
    heading('En ole saanut vahvistusta'),
    paragraph(
      `Tilausvahvistus tulee sähköpostiin ${confirmationHours} tunnin kuluessa arkisin. Katso myös roskapostikansiosta.`,
    ),
    heading('Keitä olemme?'),
    paragraph(company),
  ],
});

export const customerServicePage: ContentPage = {
  alias: 'customer-service',
  menuLabel: { da: 'Kundeservice', sv: 'Kundservice', nb: 'Kundeservice', fi: 'Asiakaspalvelu' },
  texts: (view) => ({
    da: danish(factsOf(view, 'da')),
    sv: swedish(factsOf(view, 'sv')),
    nb: norwegian(factsOf(view, 'nb')),
    fi: finnish(factsOf(view, 'fi')),
  }),
};
