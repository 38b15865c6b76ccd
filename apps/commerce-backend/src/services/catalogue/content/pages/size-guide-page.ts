import type { Language } from '@lyng/model';
import { heading, paragraph, table } from '../text-block.ts';
import type { ContentPage, ContentText } from '../content-page.ts';

/** EU shoe size and the length of the foot in millimetres: (length + 15 mm) ÷ 6.67 mm, the Paris point. */
const shoes: readonly (readonly [string, string])[] = [
  ['28', '172'], ['30', '185'], ['32', '198'], ['34', '212'], ['36', '225'], ['37', '232'], ['38', '238'], ['39', '245'],
  ['40', '252'], ['41', '258'], ['42', '265'], ['43', '272'], ['44', '278'], ['45', '285'], ['46', '292'],
];

/** Letter size, chest and waist in centimetres, after EN 13402-3. */
const women: readonly (readonly [string, string, string])[] = [
  ['XS', '78–82', '62–66'], ['S', '82–90', '66–74'], ['M', '90–98', '74–82'], ['L', '98–107', '82–91'], ['XL', '107–119', '91–103'],
];
const men: readonly (readonly [string, string, string])[] = [
  ['S', '86–94', '74–82'], ['M', '94–102', '82–90'], ['L', '102–110', '90–98'], ['XL', '110–118', '98–106'], ['XXL', '118–129', '106–117'],
];

interface Words {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly shoes: string;
  readonly shoeHint: string;
  readonly women: string;
  readonly men: string;
  readonly clothesHint: string;
  readonly size: string;
  readonly foot: string;
  readonly chest: string;
  readonly waist: string;
}

const words: Readonly<Record<Language, Words>> = {
  da: {
    title: 'Størrelsesguide',
    description: 'Find din størrelse i sko og tøj.',
    intro: 'Mål dig selv, og find din størrelse i tabellen. Ligger du mellem to størrelser, så tag den store i sko og den, du plejer at have, i tøj.',
    shoes: 'Sko',
    shoeHint: 'Stil dig på et stykke papir, og mål fra hælen til den længste tå, helst om aftenen.',
    women: 'Tøj til kvinder',
    men: 'Tøj til mænd',
    clothesHint: 'Mål brystet, hvor det er bredest, og taljen, hvor den er smallest.',
    size: 'Størrelse',
    foot: 'Fodens længde (mm)',
    chest: 'Bryst (cm)',
    waist: 'Talje (cm)',
  },
  sv: {
    title: 'Storleksguide',
    description: 'Hitta din storlek i skor och kläder.',
    intro: 'Mät dig själv och hitta din storlek i tabellen. Är du mellan två storlekar, ta den större i skor och den du brukar ha i kläder.',
    shoes: 'Skor',
    shoeHint: 'Ställ dig på ett papper och mät från hälen till den längsta tån, helst på kvällen.',
    women: 'Damkläder',
    men: 'Herrkläder',
    clothesHint: 'Mät bröstet där det är bredast och midjan där den är smalast.',
    size: 'Storlek',
    foot: 'Fotens längd (mm)',
    chest: 'Bröst (cm)',
    waist: 'Midja (cm)',
  },
  nb: {
    title: 'Størrelsesguide',
    description: 'Finn størrelsen din i sko og klær.',
    intro: 'Mål deg selv, og finn størrelsen din i tabellen. Er du mellom to størrelser, velg den største i sko og den du pleier å ha i klær.',
    shoes: 'Sko',
    shoeHint: 'Still deg på et ark, og mål fra hælen til den lengste tåa, helst om kvelden.',
    women: 'Dameklær',
    men: 'Herreklær',
    clothesHint: 'Mål brystet der det er bredest, og midjen der den er smalest.',
    size: 'Størrelse',
    foot: 'Fotens lengde (mm)',
    chest: 'Bryst (cm)',
    waist: 'Midje (cm)',
  },
  fi: {
    title: 'Kokotaulukko',
    description: 'Löydä oikea kenkä- ja vaatekoko.',
    intro: 'Ota mitat ja etsi kokosi taulukosta. Jos olet kahden koon välissä, valitse kengissä suurempi ja vaatteissa se, jota yleensä käytät.',
    shoes: 'Kengät',
    shoeHint: 'Seiso paperin päällä ja mittaa kantapäästä pisimpään varpaaseen, mieluiten illalla.',
    women: 'Naisten vaatteet',
    men: 'Miesten vaatteet',
    clothesHint: 'Mittaa rinta leveimmästä ja vyötärö kapeimmasta kohdasta.',
    size: 'Koko',
    foot: 'Jalan pituus (mm)',
    chest: 'Rinta (cm)',
    waist: 'Vyötärö (cm)',
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
      table([of.size, of.foot], shoes),
      heading(of.women),
      paragraph(of.clothesHint),
      table(clothes, women),
      heading(of.men),
      table(clothes, men),
    ],
  };
};

export const sizeGuidePage: ContentPage = {
  alias: 'size-guide',
  menuLabel: { da: words.da.title, sv: words.sv.title, nb: words.nb.title, fi: words.fi.title },
  texts: () => ({ da: textOf(words.da), sv: textOf(words.sv), nb: textOf(words.nb), fi: textOf(words.fi) }),
};
