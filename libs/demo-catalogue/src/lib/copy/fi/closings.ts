import type { LanguageCopy } from '../language-copy.ts';

/** Last sentences in Finnish, for grown-ups. */
export const closings: LanguageCopy['closings'] = {
  'everyday-shoes': [
    'Hyvät töihin, kaupungille ja kaikkeen siltä väliltä.',
    'Laita ne aamulla jalkaan ja unohda iltaan asti.',
    'Vaimentava pohja kestää monta kilometriä.',
  ],
  boots: [
    'Hoida niitä silloin tällöin, niin ne kestävät vuosia.',
    'Yhtä hyvät metsäpolulla kuin pitkänä päivänä kaupungilla.',
    'Arkena farkkujen kanssa, juhlassa mekon tai puvun.',
  ],
  'dress-shoes': [
    'Tarpeeksi kauniit juhliin, tarpeeksi mukavat koko työpäiväksi.',
    'Lesti on varpaiden kohdalta tilava, joten jalka ei väsy.',
    'Kenkä, joka saa farkutkin näyttämään harkitulta valinnalta.',
  ],
  sandals: [
    'Soljet säätyvät, joten ne istuvat heti ensimmäisestä päivästä.',
    'Rannalle, kahvilaan ja kasvimaalle.',
    'Pohja on kevyt ja vakaa myös mukulakivillä.',
  ],
  slippers: [
    'Hyvä lahja sille, jonka jalat ovat aina kylmät.',
    'Pohja kestää pikaisen käynnin postilaatikolla.',
    'Tuuleta välillä, niin ne pysyvät raikkaina.',
  ],
  'weather-shoes': [
    'Valitse puoli numeroa suurempi, jos haluat tilaa paksuille sukille.',
    'Valmiina koiralenkille, festareille ja metsään.',
    'Huuhtele hanan alla, ja ne ovat taas valmiit.',
  ],
  tops: [
    'Hyvä yksinään ja yhtä hyvä neuleen alla.',
    'Helppo käyttää ja helppo rakastaa.',
    'Valitse tavallinen kokosi tai yhtä suurempi, jos haluat rennomman istuvuuden.',
  ],
  knits: [
    'Tuuleta mieluummin kuin pese, niin se kestää pidempään.',
    'Sohvalle, työpöydän ääreen ja nuotiolle.',
    'Vaate, joka jää kaappiin, kun muoti vaihtuu.',
  ],
  outerwear: [
    'Alle mahtuu paksu neule.',
    'Ripusta leveälle henkarille, niin muoto säilyy.',
    'Tehty pohjoisen säihin ja arkeen pyörän selässä.',
  ],
  dresses: [
    'Kaunis kesällä paljain säärin ja muuten sukkahousujen ja nilkkureiden kanssa.',
    'Ota neuletakki harteille, kun ilta viilenee.',
    'Yksi niistä, joihin käsi hakeutuu yhä uudelleen.',
  ],
  bottoms: [
    'Helppo yhdistää siihen, mitä kaapissa jo on.',
    'Muoto säilyy monenkin pesun jälkeen.',
    'Istuu hyvin niin kävellessä, seistessä kuin pyöräillessäkin.',
  ],
  bags: [
    'Vetoketju ja helat ovat mattapintaista metallia.',
    'Tarpeeksi suuri päivään, tarpeeksi pieni bussiin.',
    'Laske huoletta lattialle: pohja on vahvistettu.',
  ],
  'leather-goods': [
    'Toimitetaan pienessä rasiassa, valmiina lahjaksi.',
    'Tummuu ja pehmenee vuosien myötä.',
    'Käsityötä, jota käytät joka päivä.',
  ],
  'warm-things': [
    'Tuntuu pehmeältä iholla ja mahtuu taskuun.',
    'Pieni asia, jolla on tammikuussa suuri merkitys.',
    'Kaunis lahja, josta on vaikea luopua.',
  ],
  'finishing-touches': [
    'Pieni yksityiskohta, joka kokoaa muun yhteen.',
    'Riittävän yksinkertainen arkeen, riittävän kaunis juhlaan.',
    'Pieni asia, jolla on pitkä ikä.',
  ],
};

/** Last sentences in Finnish, for children's products. */
export const closingsForChildren: LanguageCopy['closingsForChildren'] = {
  shoes: [
    'Helppo pukea itse, vaikka olisi kiire.',
    'Pienet varpaat on otettu huomioon: edessä on tilaa ja takana tukea.',
    'Kestää leikkipuiston, lätäköt ja äkkijarrutukset.',
  ],
  clothes: [
    'Tehty kiipeilyyn, konttaamiseen ja lattialla istumiseen.',
    'Siirtyy hyvin pikkusisarukselle, kun jää pieneksi.',
    'Ei kutittavia lappuja, ja liikkumiseen on tilaa.',
    'Kestää monta kierrosta pesukoneessa.',
  ],
  accessories: [
    'Sisäpuolella on paikka nimelle.',
    'Kestää pudottamisen, unohtamisen ja löytymisen.',
    'Helppo tunnistaa päiväkodin naulakosta.',
  ],
};
