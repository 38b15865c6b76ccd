import { companyFacts } from '../../../shop/company-facts.ts';
import { emailLink } from '../contact-links.ts';
import { heading, paragraph } from '../text-block.ts';
import type { ContentPage, ContentText, PageView } from '../content-page.ts';

const danish = ({ scope: { market }, shop: { name, company, returnDays } }: PageView): ContentText => ({
  title: 'Handelsbetingelser',
  description: `Betingelserne for at handle hos ${name}.`,
  blocks: [
    paragraph(`Du handler hos ${companyFacts(company, 'da')}.`),
    heading('Priser'),
    paragraph(
      'Alle priser til private er i dit lands valuta og med moms. Er en pris sat ned, står den laveste pris de seneste 30 dage ved siden af.',
    ),
    heading('Bestilling og betaling'),
    paragraph(
      'Aftalen er indgået, når du har fået ordrebekræftelsen. Pengene trækkes først, når varerne er reserveret til dig.',
    ),
    heading('Fortrydelse'),
    paragraph(`Du har ${returnDays} dages fortrydelsesret, fra du har fået varen.`),
    heading('Reklamation'),
    paragraph(
      'Er der en fejl ved varen, så skriv til ',
      emailLink(market.contact),
      ' inden rimelig tid. Vi reparerer, bytter eller giver pengene tilbage.',
    ),
  ],
});

const swedish = ({ scope: { market }, shop: { name, company, returnDays } }: PageView): ContentText => ({
  title: 'Köpvillkor',
  description: `Villkoren för att handla hos ${name}.`,
  blocks: [
    paragraph(`Du handlar av ${companyFacts(company, 'sv')}.`),
    heading('Priser'),
    paragraph(
      'Alla priser för privatpersoner är i ditt lands valuta och inklusive moms. Är ett pris nedsatt står det lägsta priset de senaste 30 dagarna bredvid.',
    ),
    heading('Beställning och betalning'),
    paragraph(
      'Avtalet gäller när du har fått orderbekräftelsen. Pengarna dras först när varorna är reserverade åt dig.',
    ),
    heading('Ångerrätt'),
    paragraph(`Du har ${returnDays} dagars ångerrätt från att du har fått varan.`),
    heading('Reklamation'),
    paragraph(
      'Är det fel på varan, skriv till ',
      emailLink(market.contact),
      ' inom skälig tid. Vi lagar, byter eller betalar tillbaka.',
    ),
  ],
});

const norwegian = ({ scope: { market }, shop: { name, company, returnDays } }: PageView): ContentText => ({
  title: 'Salgsbetingelser',
  description: `Betingelsene for å handle hos ${name}.`,
  blocks: [
    paragraph(`Du handler hos ${companyFacts(company, 'nb')}.`),
    heading('Priser'),
    paragraph(
      'Alle priser til privatpersoner er i landets valuta og med mva. Er en pris satt ned, står den laveste prisen de siste 30 dagene ved siden av.',
    ),
    heading('Bestilling og betaling'),
    paragraph(
      'Avtalen er inngått når du har fått ordrebekreftelsen. Pengene trekkes først når varene er reservert til deg.',
    ),
    heading('Angrerett'),
    paragraph(`Du har ${returnDays} dagers angrerett fra du har fått varen.`),
    heading('Reklamasjon'),
    paragraph(
      'Er det feil på varen, skriv til ',
      emailLink(market.contact),
      ' innen rimelig tid. Vi reparerer, bytter eller gir pengene tilbake.',
    ),
  ],
});

const finnish = ({ scope: { market }, shop: { name, company, returnDays } }: PageView): ContentText => ({
  title: 'Toimitusehdot',
  description: `Ostosten ehdot kaupassa ${name}.`,
  blocks: [
    paragraph(`Myyjä on ${companyFacts(company, 'fi')}.`),
    heading('Hinnat'),
    paragraph(
      'Yksityisasiakkaiden hinnat ovat maasi valuutassa ja sisältävät arvonlisäveron. Alennetun hinnan vieressä näkyy 30 viime päivän alin hinta.',
    ),
    heading('Tilaus ja maksu'),
    paragraph('Sopimus syntyy, kun saat tilausvahvistuksen. Maksu veloitetaan vasta, kun tuotteet on varattu sinulle.'),
    heading('Peruuttaminen'),
    paragraph(`Sinulla on ${returnDays} päivän peruuttamisoikeus tuotteen saapumisesta.`),
    heading('Virhe tuotteessa'),
    paragraph(
      'Jos tuotteessa on virhe, kirjoita kohtuullisessa ajassa osoitteeseen ',
      emailLink(market.contact),
      '. Korjaamme, vaihdamme tai palautamme rahat.',
    ),
  ],
});

export const termsPage: ContentPage = {
  alias: 'terms',
  menuLabel: { da: 'Handelsbetingelser', sv: 'Köpvillkor', nb: 'Salgsbetingelser', fi: 'Toimitusehdot' },
  texts: (view) => ({
    da: danish(view),
    sv: swedish(view),
    nb: norwegian(view),
    fi: finnish(view),
  }),
};
