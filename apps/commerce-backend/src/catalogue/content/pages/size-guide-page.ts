import type { Language } from '@lyng/model';
import { heading, paragraph, table } from '../text-block.ts';
import type { ContentPage, ContentText } from '../content-page.ts';
import {
  belts,
  children,
  childrenDouble,
  childrenGloves,
  gloves,
  hats,
  inseams,
  men,
  shoes,
  socks,
  waists,
  women,
} from './size-guide-measures.ts';

/** Headings name the shop's categories: by them a product finds its own table among those with the same sizes. */
interface Words {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly shoes: string;
  readonly shoeHint: string;
  readonly women: string;
  readonly men: string;
  readonly children: string;
  readonly childrenHint: string;
  readonly clothesHint: string;
  readonly childrenDouble: string;
  readonly trousers: string;
  readonly trousersHint: string;
  readonly hats: string;
  readonly hatsHint: string;
  readonly gloves: string;
  readonly childrenGloves: string;
  readonly glovesHint: string;
  readonly belts: string;
  readonly beltsHint: string;
  readonly socks: string;
  readonly socksHint: string;
  readonly size: string;
  readonly height: string;
  readonly foot: string;
  readonly chest: string;
  readonly waist: string;
  readonly inseam: string;
  readonly head: string;
  readonly hand: string;
}

const words: Readonly<Record<Language, Words>> = {
  da: {
    title: 'Størrelsesguide',
    description: 'Find din størrelse i sko og tøj.',
    intro:
      'Mål dig selv, og find din størrelse i tabellen. Ligger du mellem to størrelser, så tag den store i sko og den, du plejer at have, i tøj.',
    shoes: 'Sko',
    shoeHint: 'Stil dig på et stykke papir, og mål fra hælen til den længste tå, helst om aftenen.',
    women: 'Dame: tøj',
    men: 'Herre: tøj',
    children: 'Børn: tøj',
    childrenHint: 'Børnetøj går efter barnets højde. Ligger barnet mellem to størrelser, så tag den store.',
    clothesHint: 'Mål brystet, hvor det er bredest, og taljen, hvor den er smallest.',
    size: 'Størrelse',
    height: 'Højde (cm)',
    foot: 'Fodens længde (cm)',
    chest: 'Bryst (cm)',
    waist: 'Talje (cm)',
    childrenDouble: 'Børn: tøj i dobbeltstørrelser',
    trousers: 'Bukser og jeans i W og L',
    trousersHint: 'W er livvidden, og L er benets længde indvendigt, begge i tommer.',
    hats: 'Huer og kasketter',
    hatsHint: 'Mål rundt om hovedet lige over ørerne.',
    gloves: 'Handsker',
    childrenGloves: 'Børn: handsker',
    glovesHint: 'Mål rundt om hånden, hvor den er bredest, uden tommelfingeren.',
    belts: 'Bælter',
    beltsHint: 'Mål, hvor bæltet skal sidde. Størrelsen er længden til det midterste hul.',
    socks: 'Strømper',
    socksHint: 'Strømper går efter skostørrelsen.',
    inseam: 'Indvendig benlængde (cm)',
    head: 'Hovedmål (cm)',
    hand: 'Håndmål (cm)',
  },
  sv: {
    title: 'Storleksguide',
    description: 'Hitta din storlek i skor och kläder.',
    intro:
      'Mät dig själv och hitta din storlek i tabellen. Är du mellan två storlekar, ta den större i skor och den du brukar ha i kläder.',
    shoes: 'Skor',
    shoeHint: 'Ställ dig på ett papper och mät från hälen till den längsta tån, helst på kvällen.',
    women: 'Dam: kläder',
    men: 'Herr: kläder',
    children: 'Barn: kläder',
    childrenHint: 'Barnkläder går efter barnets längd. Är barnet mellan två storlekar, ta den större.',
    clothesHint: 'Mät bröstet där det är bredast och midjan där den är smalast.',
    size: 'Storlek',
    height: 'Längd (cm)',
    foot: 'Fotens längd (cm)',
    chest: 'Bröst (cm)',
    waist: 'Midja (cm)',
    childrenDouble: 'Barn: kläder i dubbelstorlekar',
    trousers: 'Byxor och jeans i W och L',
    trousersHint: 'W är midjemåttet och L är benets längd på insidan, båda i tum.',
    hats: 'Mössor och kepsar',
    hatsHint: 'Mät runt huvudet precis ovanför öronen.',
    gloves: 'Handskar och vantar',
    childrenGloves: 'Barn: handskar och vantar',
    glovesHint: 'Mät runt handen där den är bredast, utan tummen.',
    belts: 'Bälten',
    beltsHint: 'Mät där bältet ska sitta. Storleken är längden till det mittersta hålet.',
    socks: 'Strumpor',
    socksHint: 'Strumpor går efter skostorleken.',
    inseam: 'Innerbenslängd (cm)',
    head: 'Huvudmått (cm)',
    hand: 'Handmått (cm)',
  },
  nb: {
    title: 'Størrelsesguide',
    description: 'Finn størrelsen din i sko og klær.',
    intro:
      'Mål deg selv, og finn størrelsen din i tabellen. Er du mellom to størrelser, velg den største i sko og den du pleier å ha i klær.',
    shoes: 'Sko',
    shoeHint: 'Still deg på et ark, og mål fra hælen til den lengste tåa, helst om kvelden.',
    women: 'Dame: klær',
    men: 'Herre: klær',
    children: 'Barn: klær',
    childrenHint: 'Barneklær går etter barnets høyde. Er barnet mellom to størrelser, velg den største.',
    clothesHint: 'Mål brystet der det er bredest, og midjen der den er smalest.',
    size: 'Størrelse',
    height: 'Høyde (cm)',
    foot: 'Fotens lengde (cm)',
    chest: 'Bryst (cm)',
    waist: 'Midje (cm)',
    childrenDouble: 'Barn: klær i doble størrelser',
    trousers: 'Bukser og jeans i W og L',
    trousersHint: 'W er livvidden, og L er lengden på innsiden av beinet, begge i tommer.',
    hats: 'Luer og capser',
    hatsHint: 'Mål rundt hodet rett over ørene.',
    gloves: 'Hansker og vanter',
    childrenGloves: 'Barn: hansker og vanter',
    glovesHint: 'Mål rundt hånden der den er bredest, uten tommelen.',
    belts: 'Belter',
    beltsHint: 'Mål der beltet skal sitte. Størrelsen er lengden til det midterste hullet.',
    socks: 'Sokker',
    socksHint: 'Sokker går etter skostørrelsen.',
    inseam: 'Innvendig beinlengde (cm)',
    head: 'Hodemål (cm)',
    hand: 'Håndmål (cm)',
  },
  fi: {
    title: 'Kokotaulukko',
    description: 'Löydä oikea kenkä- ja vaatekoko.',
    intro:
      'Ota mitat ja etsi kokosi taulukosta. Jos olet kahden koon välissä, valitse kengissä suurempi ja vaatteissa se, jota yleensä käytät.',
    shoes: 'Kengät',
    shoeHint: 'Seiso paperin päällä ja mittaa kantapäästä pisimpään varpaaseen, mieluiten illalla.',
    women: 'Naiset: vaatteet',
    men: 'Miehet: vaatteet',
    children: 'Lapset: vaatteet',
    childrenHint: 'Lasten vaatteiden koko on lapsen pituus. Jos lapsi on kahden koon välissä, valitse suurempi.',
    clothesHint: 'Mittaa rinta leveimmästä ja vyötärö kapeimmasta kohdasta.',
    size: 'Koko',
    height: 'Pituus (cm)',
    foot: 'Jalan pituus (cm)',
    chest: 'Rinta (cm)',
    waist: 'Vyötärö (cm)',
    childrenDouble: 'Lapset: vaatteet kaksoiskoissa',
    trousers: 'Housut ja farkut: W ja L',
    trousersHint: 'W on vyötärön ja L lahkeen sisäsauman mitta, molemmat tuumina.',
    hats: 'Pipot ja lippikset',
    hatsHint: 'Mittaa pään ympärys juuri korvien yläpuolelta.',
    gloves: 'Käsineet',
    childrenGloves: 'Lapset: käsineet',
    glovesHint: 'Mittaa kämmenen ympärys leveimmästä kohdasta ilman peukaloa.',
    belts: 'Vyöt',
    beltsHint: 'Mittaa kohdasta, jossa vyö kulkee. Koko on pituus keskimmäiseen reikään.',
    socks: 'Sukat',
    socksHint: 'Sukkien koko on kengän koko.',
    inseam: 'Lahkeen sisämitta (cm)',
    head: 'Pään ympärys (cm)',
    hand: 'Käden ympärys (cm)',
  },
};

const textOf = (of: Words): ContentText => {
  const clothes = [of.size, of.chest, of.waist];
  return {
    title: of.title,
    description: of.description,
    blocks: [
      paragraph(of.intro),
      heading(of.shoes),
      paragraph(of.shoeHint),
      table(['EU', 'UK', of.foot], shoes),
      heading(of.women),
      paragraph(of.clothesHint),
      table(clothes, women),
      heading(of.men),
      table(clothes, men),
      heading(of.children),
      paragraph(of.childrenHint),
      table([of.size, of.height, of.chest], children),
      heading(of.childrenDouble),
      paragraph(of.childrenHint),
      table([of.size, of.height, of.chest], childrenDouble),
      heading(of.trousers),
      paragraph(of.trousersHint),
      table([of.size, of.waist], waists),
      table([of.size, of.inseam], inseams),
      heading(of.hats),
      paragraph(of.hatsHint),
      table([of.size, of.head], hats),
      heading(of.gloves),
      paragraph(of.glovesHint),
      table([of.size, of.hand], gloves),
      heading(of.childrenGloves),
      paragraph(of.glovesHint),
      table([of.size, of.hand], childrenGloves),
      heading(of.belts),
      paragraph(of.beltsHint),
      table([of.size, of.waist], belts),
      heading(of.socks),
      paragraph(of.socksHint),
      table([of.size, of.foot], socks),
    ],
  };
};

export const sizeGuidePage: ContentPage = {
  alias: 'size-guide',
  menuLabel: { da: words.da.title, sv: words.sv.title, nb: words.nb.title, fi: words.fi.title },
  texts: () => ({ da: textOf(words.da), sv: textOf(words.sv), nb: textOf(words.nb), fi: textOf(words.fi) }),
};
