import type { Language, MarketAlias } from '@lyng/model';
import { companyFacts } from '../../../shop/company-facts.ts';
import { emailLink } from '../contact-links.ts';
import type { TextLink } from '../text-block.ts';
import { heading, list, paragraph } from '../text-block.ts';
import type { ContentPage, ContentText, PageView } from '../content-page.ts';

/** The authority for complaints about the use of personal data in each market. */
const authorities: Readonly<Record<MarketAlias, TextLink>> = {
  dk: { text: 'Datatilsynet', href: 'https://www.datatilsynet.dk' },
  se: { text: 'Integritetsskyddsmyndigheten (IMY)', href: 'https://www.imy.se' },
  no: { text: 'Datatilsynet', href: 'https://www.datatilsynet.no' },
  fi: { text: 'Tietosuojavaltuutetun toimisto', href: 'https://tietosuoja.fi' },
};

interface Facts {
  readonly company: string;
  readonly email: TextLink;
  readonly authority: TextLink;
}

const factsOf = ({ scope: { market }, shop }: PageView, language: Language): Facts => ({
  company: companyFacts(shop.company, language),
  email: emailLink(market.contact),
  authority: authorities[market.alias],
});

const danish = ({ company, email, authority }: Facts): ContentText => ({
  title: 'Privatlivspolitik',
  description: 'Hvilke oplysninger vi gemmer om dig, hvorfor og hvor længe.',
  blocks: [
    paragraph(`${company}, er ansvarlig for dine oplysninger. Skriv til `, email, ', hvis du har spørgsmål.'),
    heading('Når du handler'),
    paragraph(
      'Vi bruger dit navn, din adresse, din e-mail og dit telefonnummer til at levere varerne og give dig besked. Dit personnummer beder vi kun om, når betalingen kræver det. Betalingstjenesten og fragtfirmaet får det, de skal bruge, og ingen andre.',
    ),
    heading('Så længe gemmer vi det'),
    list(
      'Ordrer: så længe bogføring og reklamation kræver det.',
      'Det, du har skrevet ved kassen uden at købe: 30 dage.',
      'Mails, vi har sendt dig: 30 dage.',
      'Din adresse til nyhedsbrevet: til du afmelder det.',
      'Din kurv: et år efter, at du sidst har brugt den.',
      'Det, du har søgt efter og set på, hvis du har sagt ja til det: 90 dage.',
    ),
    heading('Cookies'),
    paragraph(
      'Nødvendige cookies husker din kurv, dit login og dine valg. Alt andet spørger vi om først. Du kan ændre dit svar under Cookieindstillinger nederst på siden.',
    ),
    heading('Dine rettigheder'),
    paragraph(
      'Du kan se, rette og slette dine oplysninger. Sletter du din konto, sletter vi alt, der hører til den, undtagen ordrerne. Er du utilfreds med, hvordan vi bruger dine oplysninger, kan du klage til ',
      authority,
      '.',
    ),
  ],
});

const swedish = ({ company, email, authority }: Facts): ContentText => ({
  title: 'Integritetspolicy',
  description: 'Vilka uppgifter vi sparar om dig, varför och hur länge.',
  blocks: [
    paragraph(`${company}, ansvarar för dina uppgifter. Skriv till `, email, ' om du har frågor.'),
    heading('När du handlar'),
    paragraph(
      'Vi använder ditt namn, din adress, din e-post och ditt telefonnummer för att leverera varorna och hålla dig underrättad. Ditt personnummer ber vi bara om när betalningen kräver det. Betaltjänsten och fraktbolaget får det de behöver, och ingen annan.',
    ),
    heading('Så länge sparar vi uppgifterna'),
    list(
      'Ordrar: så länge bokföring och reklamation kräver det.',
      'Det du har skrivit i kassan utan att köpa: 30 dagar.',
      'Mejl som vi har skickat till dig: 30 dagar.',
      'Din adress för nyhetsbrevet: tills du avslutar det.',
      'Din varukorg: ett år efter att du senast använde den.',
      'Det du har sökt efter och tittat på, om du har sagt ja till det: 90 dagar.',
    ),
    heading('Cookies'),
    paragraph(
      'Nödvändiga cookies kommer ihåg din varukorg, din inloggning och dina val. Allt annat frågar vi om först. Du kan ändra ditt svar under Cookieinställningar längst ner på sidan.',
    ),
    heading('Dina rättigheter'),
    paragraph(
      'Du kan se, rätta och radera dina uppgifter. Tar du bort ditt konto raderar vi allt som hör till det utom ordrarna. Är du missnöjd med hur vi använder dina uppgifter kan du klaga hos ',
      authority,
      '.',
    ),
  ],
});

const norwegian = ({ company, email, authority }: Facts): ContentText => ({
  title: 'Personvern',
  description: 'Hvilke opplysninger vi lagrer om deg, hvorfor og hvor lenge.',
  blocks: [
    paragraph(`${company}, er ansvarlig for opplysningene dine. Skriv til `, email, ' hvis du har spørsmål.'),
    heading('Når du handler'),
    paragraph(
      'Vi bruker navnet, adressen, e-posten og telefonnummeret ditt til å levere varene og gi deg beskjed. Fødselsnummeret ber vi bare om når betalingen krever det. Betalingstjenesten og fraktselskapet får det de trenger, og ingen andre.',
    ),
    heading('Så lenge lagrer vi opplysningene'),
    list(
      'Ordrer: så lenge bokføring og reklamasjon krever det.',
      'Det du har skrevet i kassen uten å kjøpe: 30 dager.',
      'E-poster vi har sendt deg: 30 dager.',
      'Adressen din for nyhetsbrevet: til du melder deg av.',
      'Handlekurven din: ett år etter at du sist brukte den.',
      'Det du har søkt etter og sett på, hvis du har sagt ja til det: 90 dager.',
    ),
    heading('Informasjonskapsler'),
    paragraph(
      'Nødvendige informasjonskapsler husker handlekurven, innloggingen og valgene dine. Alt annet spør vi om først. Du kan endre svaret nederst på siden.',
    ),
    heading('Rettighetene dine'),
    paragraph(
      'Du kan se, rette og slette opplysningene dine. Sletter du kontoen, sletter vi alt som hører til den, unntatt ordrene. Er du misfornøyd med hvordan vi bruker opplysningene dine, kan du klage til ',
      authority,
      '.',
    ),
  ],
});

const finnish = ({ company, email, authority }: Facts): ContentText => ({
  title: 'Tietosuoja',
  description: 'Mitä tietoja tallennamme sinusta, miksi ja kuinka kauan.',
  blocks: [
    paragraph(`Tiedoistasi vastaa ${company}. Jos sinulla on kysyttävää, kirjoita osoitteeseen `, email, '.'),
    heading('Kun teet tilauksen'),
    paragraph(
      'Käytämme nimeäsi, osoitettasi, sähköpostiosoitettasi ja puhelinnumeroasi tuotteiden toimittamiseen ja tilauksesta tiedottamiseen. Henkilötunnusta pyydämme vain, kun maksutapa sitä vaatii. Maksupalvelu ja kuljetusyhtiö saavat tarvitsemansa tiedot, muut eivät.',
    ),
    heading('Näin kauan säilytämme tietoja'),
    list(
      'Tilaukset: niin kauan kuin kirjanpito ja reklamaatiot vaativat.',
      'Kassalle kirjoittamasi tiedot, jos et tilannut: 30 päivää.',
      'Sinulle lähettämämme viestit: 30 päivää.',
      'Osoitteesi uutiskirjettä varten: kunnes peruutat sen.',
      'Ostoskori: vuoden viimeisestä käyttökerrasta.',
      'Hakusi ja katselemasi tuotteet, jos olet antanut siihen luvan: 90 päivää.',
    ),
    heading('Evästeet'),
    paragraph(
      'Välttämättömät evästeet muistavat ostoskorisi, kirjautumisesi ja valintasi. Muihin pyydämme ensin luvan. Voit muuttaa vastaustasi sivun alalaidassa.',
    ),
    heading('Oikeutesi'),
    paragraph(
      'Voit tarkastaa, oikaista ja poistaa tietosi. Kun poistat tilisi, poistamme kaiken siihen kuuluvan tilauksia lukuun ottamatta. Jos olet tyytymätön siihen, miten käytämme tietojasi, voit tehdä valituksen: ',
      authority,
      '.',
    ),
  ],
});

export const privacyPage: ContentPage = {
  alias: 'privacy',
  menuLabel: { da: 'Privatlivspolitik', sv: 'Integritetspolicy', nb: 'Personvern', fi: 'Tietosuoja' },
  texts: (view) => ({
    da: danish(factsOf(view, 'da')),
    sv: swedish(factsOf(view, 'sv')),
    nb: norwegian(factsOf(view, 'nb')),
    fi: finnish(factsOf(view, 'fi')),
  }),
};
