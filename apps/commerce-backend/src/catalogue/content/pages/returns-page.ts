import { emailLink } from '../contact-links.ts';
import { heading, list, paragraph } from '../text-block.ts';
import type { ContentPage } from '../content-page.ts';

/** The shop's own page where a return is registered. */
const registerPage = {
  da: { text: 'Registrer returnering', href: '/registrer-returnering' },
  sv: { text: 'Registrera retur', href: '/registrera-retur' },
  nb: { text: 'Registrer retur', href: '/registrere-retur' },
  fi: { text: 'Rekisteröi palautus', href: '/rekisteröi-palautus' },
};

export const returnsPage: ContentPage = {
  alias: 'returns',
  menuLabel: { da: 'Retur og bytte', sv: 'Retur och byte', nb: 'Retur og bytte', fi: 'Palautus ja vaihto' },
  texts: ({ scope: { market }, shop: { returnDays } }) => ({
    da: {
      title: 'Retur og bytte',
      description: `Du har ${returnDays} dage til at fortryde dit køb.`,
      blocks: [
        paragraph(
          `Du kan fortryde dit køb i ${returnDays} dage, efter du har fået pakken. Varen skal være ubrugt og have sine mærker på.`,
        ),
        heading('Sådan gør du'),
        list(
          ['Registrer din retur på siden ', registerPage.da, '. Du skal ikke printe noget: du får en kode.'],
          'Læg varen i posen eller æsken, den kom i.',
          'Aflever pakken, og gem kvitteringen, til pengene er på din konto.',
        ),
        heading('Vil du bytte?'),
        paragraph('Send varen retur, og bestil den rigtige størrelse med det samme. Så når den ikke at blive udsolgt.'),
        paragraph('Har du spørgsmål, så skriv til ', emailLink(market.contact), '.'),
      ],
    },
    sv: {
      title: 'Retur och byte',
      description: `Du har ${returnDays} dagars öppet köp.`,
      blocks: [
        paragraph(
          `Du kan ångra ditt köp i ${returnDays} dagar efter att du fått paketet. Varan ska vara oanvänd och ha sina etiketter kvar.`,
        ),
        heading('Så gör du'),
        list(
          ['Registrera din retur på sidan ', registerPage.sv, '. Du behöver inte skriva ut något: du får en kod.'],
          'Lägg varan i påsen eller kartongen den kom i.',
          'Lämna in paketet och spara kvittot tills pengarna är på ditt konto.',
        ),
        heading('Vill du byta?'),
        paragraph('Skicka tillbaka varan och beställ rätt storlek direkt. Då hinner den inte ta slut.'),
        paragraph('Har du frågor kan du skriva till ', emailLink(market.contact), '.'),
      ],
    },
    nb: {
      title: 'Retur og bytte',
      description: `Du har ${returnDays} dager på deg til å angre kjøpet.`,
      blocks: [
        paragraph(
          `Du kan angre kjøpet i ${returnDays} dager etter at du har fått pakken. Varen må være ubrukt og ha lappene på.`,
        ),
        heading('Slik gjør du'),
        list(
          ['Registrer returen på siden ', registerPage.nb, '. Du trenger ikke å skrive ut noe: du får en kode.'],
          'Legg varen i posen eller esken den kom i.',
          'Lever pakken, og ta vare på kvitteringen til pengene er på kontoen din.',
        ),
        heading('Vil du bytte?'),
        paragraph('Send varen i retur, og bestill riktig størrelse med en gang. Da rekker den ikke å bli utsolgt.'),
        paragraph('Har du spørsmål, kan du skrive til ', emailLink(market.contact), '.'),
      ],
    },
    fi: {
      title: 'Palautus ja vaihto',
      description: `Ostoksilla on ${returnDays} päivän palautusoikeus.`,
      blocks: [
        paragraph(
          `Voit perua ostoksesi ${returnDays} päivän kuluessa paketin saapumisesta. Tuotteen täytyy olla käyttämätön, ja hintalappujen pitää olla paikoillaan.`,
        ),
        heading('Näin palautat'),
        list(
          ['Ilmoita palautuksesta sivulla ', registerPage.fi, '. Et tarvitse tulostinta, sillä saat koodin.'],
          'Pakkaa tuote pussiin tai laatikkoon, jossa se tuli.',
          'Vie paketti palautuspisteeseen ja säilytä kuitti, kunnes rahat ovat tililläsi.',
        ),
        heading('Haluatko vaihtaa?'),
        paragraph('Palauta tuote ja tilaa oikea koko heti, niin se ei ehdi loppua.'),
        paragraph('Jos sinulla on kysyttävää, kirjoita osoitteeseen ', emailLink(market.contact), '.'),
      ],
    },
  }),
};
