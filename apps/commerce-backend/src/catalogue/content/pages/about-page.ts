import { heading, paragraph } from '../text-block.ts';
import type { ContentPage } from '../content-page.ts';

export const aboutPage: ContentPage = {
  alias: 'about',
  menuLabel: { da: 'Om os', sv: 'Om oss', nb: 'Om oss', fi: 'Meistä' },
  texts: ({ shop: { name } }) => ({
    da: {
      title: `Om ${name}`,
      description: `${name} er en nordisk butik med sko og tøj til kvinder, mænd og børn.`,
      blocks: [
        paragraph(
          `${name} er opkaldt efter lyngen, der farver heden hver sensommer. Vi holder af det samme ved tøj: farver, der holder, og ting, der kan tåle vejret.`,
        ),
        heading('Det lægger vi vægt på'),
        paragraph(
          'Vi vælger varer, der kan bruges længe. Derfor står materiale og pleje på hver eneste vare, og derfor viser vi altid den laveste pris de seneste 30 dage, når noget er sat ned.',
        ),
        heading('Fire lande, én butik'),
        paragraph(
          'Vi sælger til Danmark, Sverige, Norge og Finland. Priserne er i dit lands valuta med moms, og du skriver med os på dit eget sprog.',
        ),
        heading('En demonstration'),
        paragraph('Butikken er en demonstration: Der bliver ikke trukket penge, og der bliver ikke sendt varer.'),
      ],
    },
    sv: {
      title: `Om ${name}`,
      description: `${name} är en nordisk butik med skor och kläder för dam, herr och barn.`,
      blocks: [
        paragraph(
          `${name} har fått sitt namn av ljungen som färgar heden varje sensommar. Vi gillar samma sak hos kläder: färger som håller och plagg som tål väder.`,
        ),
        heading('Det här är viktigt för oss'),
        paragraph(
          'Vi väljer varor som går att använda länge. Därför står material och skötsel på varje vara, och därför visar vi alltid det lägsta priset de senaste 30 dagarna när något är nedsatt.',
        ),
        heading('Fyra länder, en butik'),
        paragraph(
          'Vi säljer till Danmark, Sverige, Norge och Finland. Priserna är i ditt lands valuta med moms, och du skriver till oss på ditt eget språk.',
        ),
        heading('En demonstration'),
        paragraph('Butiken är en demonstration: inga pengar dras och inga varor skickas.'),
      ],
    },
    nb: {
      title: `Om ${name}`,
      description: `${name} er en nordisk butikk med sko og klær til dame, herre og barn.`,
      blocks: [
        paragraph(
          `${name} er oppkalt etter lyngen som farger heia hver sensommer. Vi liker det samme ved klær: farger som holder, og plagg som tåler været.`,
        ),
        heading('Dette legger vi vekt på'),
        paragraph(
          'Vi velger varer som kan brukes lenge. Derfor står materiale og vask på hver eneste vare, og derfor viser vi alltid laveste pris de siste 30 dagene når noe er satt ned.',
        ),
        heading('Fire land, én butikk'),
        paragraph(
          'Vi selger til Danmark, Sverige, Norge og Finland. Prisene er i landets valuta med mva., og du skriver til oss på ditt eget språk.',
        ),
        heading('En demonstrasjon'),
        paragraph('Butikken er en demonstrasjon: Det trekkes ingen penger, og ingen varer sendes.'),
      ],
    },
    fi: {
      title: `Tietoa meistä – ${name}`,
      description: `${name} on pohjoismainen kenkien ja vaatteiden kauppa naisille, miehille ja lapsille.`,
      blocks: [
        paragraph(
          `${name} on saanut nimensä kanervasta, joka värjää nummet joka loppukesä. Pidämme vaatteissa samasta: väreistä, jotka kestävät, ja vaatteista, jotka kestävät säätä.`,
        ),
        heading('Mikä on meille tärkeää'),
        paragraph(
          'Valitsemme tuotteita, joita voi käyttää pitkään. Siksi jokaisesta tuotteesta kerrotaan materiaali ja hoito, ja siksi näytämme alennetun hinnan rinnalla aina 30 viime päivän alimman hinnan.',
        ),
        heading('Neljä maata, yksi kauppa'),
        paragraph(
          'Myymme Tanskaan, Ruotsiin, Norjaan ja Suomeen. Hinnat näkyvät maasi valuutassa ja sisältävät arvonlisäveron, ja voit kirjoittaa meille omalla kielelläsi.',
        ),
        heading('Esittelykauppa'),
        paragraph('Tämä on esittelykauppa: rahaa ei veloiteta eikä tuotteita lähetetä.'),
      ],
    },
  }),
};
