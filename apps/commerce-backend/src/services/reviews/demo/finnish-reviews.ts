import type { ReviewWords } from './review-words.ts';

export const finnishReviews: ReviewWords = {
  authors: ['Päivi', 'Jukka', 'Anna-Kaisa', 'Mikko L.', 'Riikka', 'Heikki', 'Sanna H.', 'Väinö', 'Tuula', 'Antti K.', 'Jenni', 'Pekka', 'Aino M.', 'Sari', 'Eero', 'Minna', 'Ville S.', 'Kaisu', 'Onni', 'Hilkka'],
  delighted: ['Aivan ihana ostos!', 'Juuri sellainen kuin toivoinkin.', 'Vuoden paras ostos.', 'Tilaan mielelläni uudestaan.', 'Kauniimpi kuin kuvassa.', 'Sain kehuja heti ensimmäisenä päivänä.', 'Todella hyvä laatu tähän hintaan.', 'Tuli nopeasti ja sopi heti.'],
  content: ['Oikein hyvä ostos.', 'Hyvä laatu, ja väri on sama kuin kuvassa.', 'Olen tyytyväinen.', 'Melkein täydellinen.', 'Vastaa kuvausta.', 'Siisti ja arjessa toimiva.', 'Ajaa asiansa hyvin.'],
  undecided: ['Ihan hyvä, mutta ei enempää.', 'Odotin ehkä vähän enemmän.', 'Nätti, mutta epäröin vielä.', 'Melko tavallinen.', 'Ulkonäkö on kiva, muu on niin ja näin.'],
  disappointed: ['Ei sitä mitä odotin.', 'Palautin tämän.', 'Valitettavasti pettymys.', 'Ei hintansa arvoinen.'],
  praise: {
    shoes: ['Pehmeät heti ensimmäisestä päivästä, eikä tullut rakkoja.', 'Normaalia kokoa; otin tavallisen kokoni.', 'Pohja tuntuu hyvältä pitkän työpäivän jälkeenkin.', 'Mukautuivat jalkaan yhdessä iltapäivässä.', 'Varpaille on hyvin tilaa.', 'Näillä on jo kävelty monta kilometriä.'],
    clothes: ['Kangas tuntuu ihanalta iholla.', 'Istuu hyvin hartioista.', 'Näyttää uudelta monen pesun jälkeen.', 'Normaalia kokoa.', 'Mukava yllä koko päivän.', 'Pituus on minulle täydellinen.'],
    accessories: ['Siistit saumat ja tukevat yksityiskohdat.', 'Käytän tätä joka päivä.', 'Väri sopii kaikkeen.', 'Tuntuu hintaansa arvokkaammalta.', 'Juuri sopivan kokoinen.'],
  },
  blame: {
    shoes: ['Pientä kokoa; ota numeroa suurempi.', 'Pohja on kovempi kuin haluaisin.', 'Hiertää vähän kantapäästä.', 'Kapea jalkapöydän kohdalta.'],
    clothes: ['Suurta kokoa; ota numeroa pienempi.', 'Kangas rypistyy helposti.', 'Malli ei oikein sovi minulle.', 'Väri on tummempi kuin kuvassa.'],
    accessories: ['Pienempi kuin luulin.', 'Suljin takkuilee vähän.', 'Väri on tummempi kuin kuvassa.', 'Haisi vähän ensimmäisinä päivinä.'],
  },
};
