import type { LanguageCopy } from '../language-copy.ts';

/** First sentences in Finnish. */
export const openings: LanguageCopy['openings'] = {
  sneaker: [
    '{model} on selkeälinjainen matala tennari, jossa varpaille jää reilusti tilaa.',
    '{model} on klassinen tennari ilman turhia eleitä: matala, kevyt ja helppohoitoinen.',
    '{model} on se tennari, joka seisoo oven vieressä ympäri vuoden, koska se sopii melkein kaikkeen.',
  ],
  'running-shoe': [
    '{model} on kevyt juoksukenkä, jonka välipohja palauttaa energiaa joka askeleella.',
    '{model}-mallin kantakappa on mietitty tarkkaan: se pitää jalan paikallaan mutta ei purista.',
  ],
  boot: [
    '{model} on tukeva, pyöreäkärkinen varsikenkä, jonka varsi istuu napakasti nilkan ympärillä.',
    'Paksu pohja, siistit saumat ja lesti, johon mahtuu villasukka: {model} on tehty oikeita säitä varten.',
  ],
  'chelsea-boot': [
    '{model} on klassinen chelsea-nilkkuri, jonka leveä kuminauha ja takalenkki helpottavat pukemista.',
    '{model}-nilkkurissa on siro lesti ja pohja, jolla jaksaa kävellä pitkään.',
  ],
  'ankle-boot': [
    '{model} on tyylikäs nilkkuri, joka päättyy juuri nilkan yläpuolelle ja istuu jalassa hyvin.',
    '{model}-nilkkuri sopii yhtä hyvin farkkuihin kuin mekkoon, ja korolla jaksaa kävellä koko päivän.',
  ],
  loafer: [
    '{model} on loaferi taiteen sääntöjen mukaan: käsin ommeltu mokkasiinisauma, kapea reunus ja nahkainen sisäpohja.',
    'Sujauta jalkaan {model}, ja muukin asu näyttää heti harkitummalta.',
  ],
  pump: [
    '{model} on pelkistetty suippokärkinen avokas, jonka korko on tarpeeksi korkea juhliin ja tarpeeksi matala jalkakäytävälle.',
    '{model}-avokkaassa on pehmustettu sisäpohja ja lesti, joka pitää jalan paikallaan.',
  ],
  sandal: [
    '{model} on sandaali, jossa on pehmeät remmit ja jalkaa koko päivän tukeva muotoiltu pohja.',
    'Kevyt, avoin ja säädettävä: {model} on lomapäivien ja kaikkien tavallisten kesäpäivien sandaali.',
  ],
  ballerina: [
    '{model} on pehmeä, pyöreäkärkinen ballerina, jonka pohja taipuu keskeltä.',
    'Matala, siro ja helppo: {model} ei paina laukussa mitään, kun korot saavat vapaata.',
  ],
  slipper: [
    '{model} on lämmin tohveli, jonka pehmeä pohja on lattialla äänetön.',
    'Kun päivä on ohi, {model} odottaa valmiina: lämmin, tilava ja helppo sujauttaa jalkaan.',
  ],
  wellington: [
    '{model} on joustava kumisaapas, joka on helppo vetää jalkaan ja riisua.',
    'Lätäköt eivät ole este: {model}-mallissa on korkea varsi ja hyvin pitävä pohja.',
  ],
  'winter-boot': [
    '{model} on vuoritettu talvikenkä, jossa on vettä hylkivä päällinen ja syvään kuvioitu pohja.',
    '{model} pitää jalat kuivina ja lämpiminä silloinkin, kun lumi muuttuu loskaksi.',
  ],
  't-shirt': [
    '{model} on pyöreäkauluksinen T-paita, jonka pääntie pitää muotonsa ja helma riittää housujen sisään.',
    'Hyvä T-paita käy kaikkeen eikä vaadi mitään. Juuri sellainen on {model}.',
    'Suorat olkapäät, pehmeät saumat ja istuvuus, joka ei kierry pesussa: siinä on {model}.',
  ],
  shirt: [
    '{model} on pehmeäkauluksinen paita, joka näyttää yhtä hyvältä auki kuin napitettuna.',
    '{model}-paita on leikattu suoraksi, joten sitä voi pitää rennosti T-paidan päällä tai siististi neuleen alla.',
  ],
  blouse: [
    '{model} on kevyesti laskeutuva pusero, jonka hihanpyöriössä on pienet rypytykset.',
    '{model}-pusero pelastaa kiireisen aamun: kaunis yksinään ja hyvä bleiserin alla.',
  ],
  knit: [
    '{model} on neule, jonka resorit pitävät muotonsa ja joka laskeutuu useimpien päällä kauniisti.',
    'Pue {model}, kun varjossa on viileää: tarpeeksi lämmin yksinään, tarpeeksi ohut takin alle.',
    '{model} on neulottu rauhalliseen malliin, ja se vain paranee käytössä.',
  ],
  cardigan: [
    '{model} on neuletakki, jossa on kauniit napit ja taskut, jotka eivät pussita.',
    'Jätä {model} tuolin selkänojalle: neuletakki on se lisäkerros, jota lopulta aina tarvitsee.',
  ],
  hoodie: [
    '{model} on huppari, jossa on vuorattu huppu, kengurutasku ja pehmeä nurja puoli.',
    '{model}-huppari laskeutuu hartioilta kauniisti, ja sen huppu pysyy päässä.',
  ],
  jacket: [
    '{model} on lyhyt takki, jossa on tilavat taskut ja jonka alle mahtuu neule.',
    '{model}-takki kattaa ne kuukaudet, jolloin sää ei osaa päättää.',
  ],
  coat: [
    '{model} on suoralinjainen päällystakki, jossa on syvät taskut ja juuri oikein asettuvat kauluskäänteet.',
    '{model}-takki saa collegehousutkin näyttämään siisteiltä ja on tarpeeksi lämmin pyöräilyyn.',
  ],
  overcoat: [
    '{model} on yksirivinen, selkeälinjainen päällystakki, jonka alle mahtuu bleiseri.',
    '{model}-takki on leikattu klassisesti ja päättyy juuri polven yläpuolelle.',
  ],
  puffer: [
    '{model} on toppatakki, joka lämmittää paljon ja painaa vähän.',
    'Korkea kaulus, ylös asti ulottuva vetoketju ja vuoratut taskut: {model} on valmis pakkasiin.',
  ],
  blazer: [
    '{model} on pehmeäolkaimainen bleiseri, joka käy yhtä hyvin farkkujen kuin suorien housujen kanssa.',
    '{model}-bleiseri istuu rennosti, ja sen taskuja voi oikeasti käyttää.',
  ],
  dress: [
    '{model} on mekko, jonka helma liikkuu kauniisti ja vyötärö myötäilee kiristämättä.',
    '{model}-mekko taipuu moneen: sandaalit päivällä, korot illalla.',
    '{model} laskeutuu pehmeästi puoleen sääreen, ja sivusaumoissa on taskut.',
  ],
  skirt: [
    '{model} on korkeavyötäröinen ja kauniisti laskeutuva hame.',
    '{model}-hameessa on piilovetoketju sivussa, ja helma keinahtaa hieman kävellessä.',
  ],
  jeans: [
    '{model} on viisitaskuinen farkkumalli, jonka leikkaus on löytänyt muotonsa.',
    '{model} vain paranee ajan myötä ja antaa parin päivän jälkeen periksi juuri sopivasti.',
  ],
  trousers: [
    '{model} on selkeälinjainen housumalli, jonka vyötärö istuu mutta ei kiristä.',
    '{model}-housut ovat tarpeeksi siistit palaveriin ja tarpeeksi mukavat kotimatkalle junassa.',
  ],
  shorts: [
    '{model} on rennosti istuva shortsimalli, jonka taskuihin mahtuu vähän kaikenlaista.',
    'Kun mittari näyttää kahtakymmentä, {model} on ensimmäinen, jonka kaivat kaapista.',
  ],
  leggings: [
    '{model} on tiivis leggingsmalli, jonka leveä vyötärö pysyy paikallaan.',
    'Kun jalassa on {model}, voit venytellä, juosta bussiin ja istua lattialla.',
  ],
  jumpsuit: [
    '{model} on haalari, jossa on solmittava vyötärö ja leveät lahkeet.',
    '{model}-haalari tekee pukeutumisesta helppoa: jalat sisään, hihat ylös, valmista.',
  ],
  snowsuit: [
    '{model} on vedenpitävä toppahaalari, jossa on teipatut saumat ja pukemista helpottava pitkä vetoketju.',
    '{model}-toppahaalarissa on vahvistetut polvet, heijastimet ja lahkeet paikallaan pitävät lenkit.',
  ],
  bag: [
    '{model} on olkalaukku, jossa on säädettävä hihna ja vetoketjullinen sisätasku.',
    '{model}-laukkuun mahtuvat lompakko, avaimet, kirja ja se vesipullo, joka muuten unohtuu kotiin.',
  ],
  tote: [
    '{model} on tilava kassi, jossa on pitkät kantimet ja tilaa kannettavalle.',
    'Torilta palaveriin: {model} kantaa kaiken ja säilyttää muotonsa.',
  ],
  backpack: [
    '{model} on reppu, jossa on pehmustetut olkaimet, lokero tietokoneelle ja taskuja pikkutavaroille.',
    '{model}-reppu istuu selässä hyvin silloinkin, kun se on ääriään myöten täynnä.',
  ],
  belt: [
    '{model} on vyö, jossa on yksinkertainen solki harjattua metallia.',
    '{model}-vyö on leikattu yhdestä kappaleesta ja kaunistuu vuosi vuodelta.',
  ],
  scarf: [
    '{model} on suuri, pehmeä huivi, joka yltää kahdesti kaulan ympäri.',
    '{model}-huivi lämmittää viemättä tilaa ja asettuu siististi takin alle.',
  ],
  beanie: [
    '{model} on neulottu pipo, joka peittää korvat ja jonka reunan voi kääntää.',
    '{model}-pipo istuu hyvin mutta ei purista eikä kutita otsaa.',
  ],
  cap: [
    '{model} on lippis, jossa on kaareva lippa ja takana säädettävä remmi.',
    '{model}-lippis on kuvultaan pehmeä ja mahtuu takin taskuun.',
  ],
  gloves: [
    '{model} istuu ranteessa tiiviisti, joten kylmä jää ulkopuolelle.',
    'Kun kädessä on {model}, onnistuu niin pyöräily, oven avaaminen kuin kolikoiden kaivaminen.',
  ],
  sunglasses: [
    '{model} on klassinen aurinkolasimalli, jonka tummat linssit himmentävät kirkkaimman valon.',
    '{model}-aurinkolasit ovat kevyet nenällä, ja niissä on täysi UV-suoja.',
  ],
  socks: [
    '{model} on sukkapari, jossa on litteä varvassauma ja resori, joka pysyy ylhäällä kiristämättä.',
    'Hyvät sukat huomaa vasta, kun ne puuttuvat. {model} on se pari, jota etsit laatikosta.',
  ],
  watch: [
    '{model} on rannekello, jossa on rauhallinen taulu, safiirilasi ja päiväys.',
    '{model}-kello kertoo ajan korottamatta ääntään ja on niin ohut, että sujahtaa hihansuun alle.',
  ],
  wallet: [
    '{model} on litteä lompakko, johon mahtuu kahdeksan korttia ja muutama seteli.',
    '{model}-lompakon reunat on ommeltu tiheään, eikä se vie enempää tilaa kuin tarvitsee.',
  ],
};
