import type { Language } from '@lyng/model';
import { heading, paragraph, table } from '../text-block.ts';
import type { ContentPage, ContentText } from '../content-page.ts';

/** EU shoe size, UK size and the length of the foot in centimetres: (length + 15 mm) ÷ 6.67 mm, the Paris point. UK sizes of children end at 13½ and begin anew. */
const shoes: readonly (readonly [string, string, string])[] = [
  ['22', '5', '13,2'],
  ['23', '6', '13,8'],
  ['24', '7', '14,5'],
  ['25', '8', '15,2'],
  ['26', '8½', '15,8'],
  ['27', '9', '16,5'],
  ['28', '10', '17,2'],
  ['29', '11', '17,8'],
  ['30', '11½', '18,5'],
  ['31', '12½', '19,2'],
  ['32', '13', '19,8'],
  ['33', '1', '20,5'],
  ['34', '2', '21,2'],
  ['35', '2½', '21,8'],
  ['36', '3½', '22,5'],
  ['37', '4', '23,2'],
  ['38', '5', '23,8'],
  ['39', '6', '24,5'],
  ['40', '6½', '25,2'],
  ['41', '7½', '25,8'],
  ['42', '8', '26,5'],
  ['43', '9', '27,2'],
  ['44', '9½', '27,8'],
  ['45', '10½', '28,5'],
  ['46', '11', '29,2'],
  ['47', '12', '29,8'],
];

/** Letter size, chest and waist in centimetres, after EN 13402-3. */
const women: readonly (readonly [string, string, string])[] = [
  ['XS', '78–82', '62–66'],
  ['S', '82–90', '66–74'],
  ['M', '90–98', '74–82'],
  ['L', '98–107', '82–91'],
  ['XL', '107–119', '91–103'],
];
const men: readonly (readonly [string, string, string])[] = [
  ['S', '86–94', '74–82'],
  ['M', '94–102', '82–90'],
  ['L', '102–110', '90–98'],
  ['XL', '110–118', '98–106'],
  ['XXL', '118–129', '106–117'],
];

/** Children's size is their height; height and chest in centimetres, after EN 13402-3. */
const children: readonly (readonly [string, string, string])[] = [
  ['80', '75–80', '49'],
  ['86', '81–86', '51'],
  ['92', '87–92', '53'],
  ['98', '93–98', '55'],
  ['104', '99–104', '57'],
  ['110', '105–110', '59'],
  ['116', '111–116', '61'],
  ['122', '117–122', '63'],
  ['128', '123–128', '66'],
  ['134', '129–134', '69'],
  ['140', '135–140', '72'],
  ['146', '141–146', '75'],
  ['152', '147–152', '78'],
  ['158', '153–158', '81'],
  ['164', '159–164', '84'],
];

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
  readonly size: string;
  readonly height: string;
  readonly foot: string;
  readonly chest: string;
  readonly waist: string;
}

const words: Readonly<Record<Language, Words>> = {
  da: {
    title: 'Størrelsesguide',
    description: 'Find din størrelse i sko og tøj.',
    intro:
      'Mål dig selv, og find din størrelse i tabellen. Ligger du mellem to størrelser, så tag den store i sko og den, du plejer at have, i tøj.',
    shoes: 'Sko',
    shoeHint: 'Stil dig på et stykke papir, og mål fra hælen til den længste tå, helst om aftenen.',
    women: 'Tøj til kvinder',
    men: 'Tøj til mænd',
    children: 'Tøj til børn',
    childrenHint: 'Børnetøj går efter barnets højde. Ligger barnet mellem to størrelser, så tag den store.',
    clothesHint: 'Mål brystet, hvor det er bredest, og taljen, hvor den er smallest.',
    size: 'Størrelse',
    height: 'Højde (cm)',
    foot: 'Fodens længde (cm)',
    chest: 'Bryst (cm)',
    waist: 'Talje (cm)',
  },
  sv: {
    title: 'Storleksguide',
    description: 'Hitta din storlek i skor och kläder.',
    intro:
      'Mät dig själv och hitta din storlek i tabellen. Är du mellan två storlekar, ta den större i skor och den du brukar ha i kläder.',
    shoes: 'Skor',
    shoeHint: 'Ställ dig på ett papper och mät från hälen till den längsta tån, helst på kvällen.',
    women: 'Damkläder',
    men: 'Herrkläder',
    children: 'Barnkläder',
    childrenHint: 'Barnkläder går efter barnets längd. Är barnet mellan två storlekar, ta den större.',
    clothesHint: 'Mät bröstet där det är bredast och midjan där den är smalast.',
    size: 'Storlek',
    height: 'Längd (cm)',
    foot: 'Fotens längd (cm)',
    chest: 'Bröst (cm)',
    waist: 'Midja (cm)',
  },
  nb: {
    title: 'Størrelsesguide',
    description: 'Finn størrelsen din i sko og klær.',
    intro:
      'Mål deg selv, og finn størrelsen din i tabellen. Er du mellom to størrelser, velg den største i sko og den du pleier å ha i klær.',
    shoes: 'Sko',
    shoeHint: 'Still deg på et ark, og mål fra hælen til den lengste tåa, helst om kvelden.',
    women: 'Dameklær',
    men: 'Herreklær',
    children: 'Barneklær',
    childrenHint: 'Barneklær går etter barnets høyde. Er barnet mellom to størrelser, velg den største.',
    clothesHint: 'Mål brystet der det er bredest, og midjen der den er smalest.',
    size: 'Størrelse',
    height: 'Høyde (cm)',
    foot: 'Fotens lengde (cm)',
    chest: 'Bryst (cm)',
    waist: 'Midje (cm)',
  },
  fi: {
    title: 'Kokotaulukko',
    description: 'Löydä oikea kenkä- ja vaatekoko.',
    intro:
      'Ota mitat ja etsi kokosi taulukosta. Jos olet kahden koon välissä, valitse kengissä suurempi ja vaatteissa se, jota yleensä käytät.',
    shoes: 'Kengät',
    shoeHint: 'Seiso paperin päällä ja mittaa kantapäästä pisimpään varpaaseen, mieluiten illalla.',
    women: 'Naisten vaatteet',
    men: 'Miesten vaatteet',
    children: 'Lasten vaatteet',
    childrenHint: 'Lasten vaatteiden koko on lapsen pituus. Jos lapsi on kahden koon välissä, valitse suurempi.',
    clothesHint: 'Mittaa rinta leveimmästä ja vyötärö kapeimmasta kohdasta.',
    size: 'Koko',
    height: 'Pituus (cm)',
    foot: 'Jalan pituus (cm)',
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
      table(['EU', 'UK', of.foot], shoes),
      heading(of.women),
      paragraph(of.clothesHint),
      table(clothes, women),
      heading(of.men),
      table(clothes, men),
      heading(of.children),
      paragraph(of.childrenHint),
      table([of.size, of.height, of.chest], children),
    ],
  };
};

export const sizeGuidePage: ContentPage = {
  alias: 'size-guide',
  menuLabel: { da: words.da.title, sv: words.sv.title, nb: words.nb.title, fi: words.fi.title },
  texts: () => ({ da: textOf(words.da), sv: textOf(words.sv), nb: textOf(words.nb), fi: textOf(words.fi) }),
};
