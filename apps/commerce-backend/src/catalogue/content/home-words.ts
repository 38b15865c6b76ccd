import type { Language } from '@lyng/model';

interface HomeWords {
  readonly heroTitle: string;
  readonly heroText: string;
  readonly heroButton: string;
  readonly categories: string;
  readonly fresh: string;
  readonly popular: string;
  readonly seeAll: string;
  readonly campaignText: (percent: number) => string;
  readonly campaignButton: string;
  readonly shippingTitle: (amount: string) => string;
  readonly shippingText: string;
  readonly returnTitle: (days: number) => string;
  readonly returnText: string;
  readonly priceTitle: string;
  readonly priceText: string;
}

/** The words of the front page. */
export const homeWords: Readonly<Record<Language, HomeWords>> = {
  da: {
    heroTitle: 'Klædt på til vejret i morgen',
    heroText: 'Nye sko og jakker i farver, der hører til udenfor.',
    heroButton: 'Se nyhederne',
    categories: 'Gå på opdagelse',
    fresh: 'Nyt denne uge',
    popular: 'Det vælger de fleste',
    seeAll: 'Se alle',
    campaignText: (percent) => `${percent} % på udvalgte varer, så længe de er her.`,
    campaignButton: 'Se kampagnen',
    shippingTitle: (amount) => `Fri fragt over ${amount}`,
    shippingText: 'Sendes samme dag eller dagen efter.',
    returnTitle: (days) => `${days} dages returret`,
    returnText: 'Prøv i ro og mag derhjemme.',
    priceTitle: 'Ærlige priser',
    priceText: 'Laveste pris de seneste 30 dage står der altid.',
  },
  sv: {
    heroTitle: 'Klädd för vädret i morgon',
    heroText: 'Nya skor och jackor i färger som hör hemma ute.',
    heroButton: 'Se nyheterna',
    categories: 'Upptäck mer',
    fresh: 'Nytt den här veckan',
    popular: 'Det de flesta väljer',
    seeAll: 'Se alla',
    campaignText: (percent) => `${percent} % på utvalda varor så länge de finns kvar.`,
    campaignButton: 'Se kampanjen',
    shippingTitle: (amount) => `Fri frakt över ${amount}`,
    shippingText: 'Skickas samma dag eller dagen efter.',
    returnTitle: (days) => `${days} dagars ångerrätt`,
    returnText: 'Prova i lugn och ro hemma.',
    priceTitle: 'Ärliga priser',
    priceText: 'Lägsta pris de senaste 30 dagarna står alltid med.',
  },
  nb: {
    heroTitle: 'Kledd for været i morgen',
    heroText: 'Nye sko og jakker i farger som hører til ute.',
    heroButton: 'Se nyhetene',
    categories: 'Utforsk butikken',
    fresh: 'Nytt denne uken',
    popular: 'Det de fleste velger',
    seeAll: 'Se alle',
    campaignText: (percent) => `${percent} % på utvalgte varer så lenge de er her.`,
    campaignButton: 'Se kampanjen',
    shippingTitle: (amount) => `Fri frakt over ${amount}`,
    shippingText: 'Sendes samme dag eller dagen etter.',
    returnTitle: (days) => `${days} dagers returrett`,
    returnText: 'Prøv i ro og mak hjemme.',
    priceTitle: 'Ærlige priser',
    priceText: 'Laveste pris de siste 30 dagene står der alltid.',
  },
  fi: {
    heroTitle: 'Pukeudu huomisen säähän',
    heroText: 'Uusia kenkiä ja takkeja väreissä, jotka kuuluvat ulos.',
    heroButton: 'Katso uutuudet',
    categories: 'Tutustu valikoimaan',
    fresh: 'Uutta tällä viikolla',
    popular: 'Näitä valitaan eniten',
    seeAll: 'Näytä kaikki',
    campaignText: (percent) => `${percent} % alennus valikoiduista tuotteista niin kauan kuin niitä riittää.`,
    campaignButton: 'Katso kampanja',
    shippingTitle: (amount) => `Ilmainen toimitus yli ${amount} ostoksille`,
    shippingText: 'Lähetetään samana tai seuraavana päivänä.',
    returnTitle: (days) => `${days} päivän palautusoikeus`,
    returnText: 'Sovita rauhassa kotona.',
    priceTitle: 'Rehelliset hinnat',
    priceText: '30 viime päivän alin hinta on aina näkyvissä.',
  },
};
