import type { Localized } from '@lyng/model';
import type { DemoKind, Family } from '@lyng/demo-catalogue/core';

/** A kind of goods that feeds have and the demo does not: it becomes a category below the nearest known one. */
export interface NewKind {
  readonly name: Localized;
  /** The kind whose drawing is the nearest. */
  readonly drawnAs: DemoKind;
  readonly below: { readonly family: Family } | { readonly kind: string };
}

const clothes = { family: 'clothes' } as const;
const shoes = { family: 'shoes' } as const;
const accessories = { family: 'accessories' } as const;

const kind = (
  below: NewKind['below'],
  drawnAs: DemoKind,
  names: readonly [da: string, sv: string, nb: string, fi: string],
): NewKind => {
  const [da, sv, nb, fi] = names;
  return { below, drawnAs, name: { da, sv, nb, fi } };
};

/** A kind comes after the one that it is below. */
export const newKinds = {
  'lace-up': kind(shoes, 'loafer', ['Snøresko', 'Snörskor', 'Snøresko', 'Nauhakengät']),
  'slip-on': kind(shoes, 'loafer', ['Slip-on-sko', 'Slip-on-skor', 'Slip-on-sko', 'Slip-on-kengät']),
  espadrille: kind(shoes, 'ballerina', ['Espadriller', 'Espadriller', 'Espadriller', 'Espadrillot']),
  clog: kind(shoes, 'slipper', ['Clogs og mules', 'Clogs och mules', 'Clogs og mules', 'Puukengät ja mulet']),
  'sports-shoe': kind(shoes, 'running-shoe', ['Træningssko', 'Träningsskor', 'Treningssko', 'Treenikengät']),
  'hiking-shoe': kind(shoes, 'winter-boot', ['Vandresko', 'Vandringsskor', 'Tursko', 'Vaelluskengät']),
  'work-shoe': kind(shoes, 'boot', ['Arbejdssko', 'Arbetsskor', 'Vernesko', 'Työkengät']),
  'flip-flop': kind({ kind: 'sandal' }, 'sandal', ['Klipklappere', 'Flip-flops', 'Flip-flops', 'Varvassandaalit']),
  'heeled-sandal': kind({ kind: 'sandal' }, 'sandal', [
    'Sandaler med hæl',
    'Sandaletter',
    'Sandaler med hæl',
    'Korkosandaalit',
  ]),
  wedge: kind({ kind: 'pump' }, 'pump', [
    'Sko med kilehæl',
    'Skor med kilklack',
    'Sko med kilehæl',
    'Kiilakorkokengät',
  ]),
  'over-knee-boot': kind({ kind: 'boot' }, 'boot', [
    'Overknee-støvler',
    'Overkneestövlar',
    'Overknee-støvler',
    'Ylipolvensaappaat',
  ]),
  'cowboy-boot': kind({ kind: 'boot' }, 'boot', [
    'Cowboy- og bikerstøvler',
    'Cowboy- och bikerboots',
    'Cowboy- og bikerstøvler',
    'Buutsit ja bikersaappaat',
  ]),
  'tank-top': kind(clothes, 't-shirt', ['Ærmeløse toppe', 'Linnen', 'Singleter', 'Hihattomat topit']),
  waistcoat: kind(clothes, 'cardigan', ['Veste', 'Västar', 'Vester', 'Liivit']),
  suit: kind(clothes, 'blazer', ['Jakkesæt', 'Kostymer', 'Dresser', 'Puvut']),
  tracksuit: kind(clothes, 'hoodie', ['Træningssæt', 'Träningsoveraller', 'Treningsdresser', 'Verryttelyasut']),
  'tracksuit-bottoms': kind({ kind: 'trousers' }, 'trousers', [
    'Træningsbukser',
    'Träningsbyxor',
    'Treningsbukser',
    'Verryttelyhousut',
  ]),
  'tracksuit-top': kind({ kind: 'jacket' }, 'jacket', [
    'Træningsjakker',
    'Träningsjackor',
    'Treningsjakker',
    'Verryttelytakit',
  ]),
  parka: kind({ kind: 'jacket' }, 'jacket', ['Parkacoats', 'Parkasar', 'Parkaser', 'Parkatakit']),
  'leather-jacket': kind({ kind: 'jacket' }, 'jacket', ['Læderjakker', 'Skinnjackor', 'Skinnjakker', 'Nahkatakit']),
  'denim-jacket': kind({ kind: 'jacket' }, 'jacket', ['Denimjakker', 'Jeansjackor', 'Dongerijakker', 'Farkkutakit']),
  'rain-jacket': kind({ kind: 'jacket' }, 'jacket', ['Regnjakker', 'Regnjackor', 'Regnjakker', 'Sadetakit']),
  'ski-jacket': kind({ kind: 'jacket' }, 'puffer', ['Skijakker', 'Skidjackor', 'Skijakker', 'Laskettelutakit']),
  poncho: kind(clothes, 'cardigan', [
    'Ponchoer og capes',
    'Ponchor och caper',
    'Ponchoer og caper',
    'Ponchot ja viitat',
  ]),
  underwear: kind(clothes, 'shorts', ['Undertøj', 'Underkläder', 'Undertøy', 'Alusvaatteet']),
  bra: kind({ kind: 'underwear' }, 't-shirt', ['Bh’er', 'Bh:ar', 'BH-er', 'Rintaliivit']),
  briefs: kind({ kind: 'underwear' }, 'shorts', [
    'Trusser og boxershorts',
    'Trosor och kalsonger',
    'Truser og boksershorts',
    'Alushousut',
  ]),
  shapewear: kind({ kind: 'underwear' }, 'leggings', ['Shapewear', 'Shapewear', 'Shapewear', 'Muotoilevat alusasut']),
  bodysuit: kind(clothes, 't-shirt', ['Bodyer', 'Bodys', 'Bodyer', 'Bodyt']),
  nightwear: kind(clothes, 'trousers', ['Nattøj', 'Nattkläder', 'Nattøy', 'Yöasut']),
  'dressing-gown': kind(clothes, 'coat', ['Morgenkåber', 'Morgonrockar', 'Morgenkåper', 'Aamutakit']),
  swimwear: kind(clothes, 'shorts', ['Badetøj', 'Badkläder', 'Badetøy', 'Uima-asut']),
  swimsuit: kind({ kind: 'swimwear' }, 'shorts', ['Badedragter', 'Baddräkter', 'Badedrakter', 'Uimapuvut']),
  bikini: kind({ kind: 'swimwear' }, 'shorts', ['Bikinier', 'Bikinis', 'Bikinier', 'Bikinit']),
  'swim-shorts': kind({ kind: 'swimwear' }, 'shorts', ['Badeshorts', 'Badshorts', 'Badeshorts', 'Uimashortsit']),
  workwear: kind(clothes, 'trousers', ['Arbejdstøj', 'Arbetskläder', 'Arbeidsklær', 'Työvaatteet']),
  outfit: kind(clothes, 'jumpsuit', ['Tøjsæt', 'Klädset', 'Klessett', 'Asusetit']),
  costume: kind(clothes, 'dress', ['Udklædning', 'Maskeradkläder', 'Kostymer', 'Naamiaisasut']),
  clutch: kind({ kind: 'bag' }, 'bag', ['Clutches', 'Kuvertväskor', 'Clutcher', 'Iltalaukut']),
  'weekend-bag': kind({ kind: 'bag' }, 'bag', [
    'Weekend- og sportstasker',
    'Weekend- och sportväskor',
    'Weekend- og sportsbagger',
    'Viikonloppu- ja urheilulaukut',
  ]),
  briefcase: kind({ kind: 'bag' }, 'bag', ['Mapper', 'Portföljer', 'Dokumentmapper', 'Salkut']),
  'laptop-bag': kind({ kind: 'bag' }, 'bag', ['Computertasker', 'Datorväskor', 'PC-vesker', 'Tietokonelaukut']),
  'toiletry-bag': kind({ kind: 'bag' }, 'wallet', ['Toilettasker', 'Necessärer', 'Toalettmapper', 'Toilettilaukut']),
  luggage: kind(accessories, 'bag', ['Kufferter', 'Resväskor', 'Kofferter', 'Matkalaukut']),
  hat: kind(accessories, 'cap', ['Hatte', 'Hattar', 'Hatter', 'Hatut']),
  tie: kind(accessories, 'scarf', ['Slips', 'Slipsar', 'Slips', 'Solmiot']),
  'bow-tie': kind(accessories, 'scarf', ['Butterflies', 'Flugor', 'Sløyfer', 'Rusetit']),
  glasses: kind(accessories, 'sunglasses', ['Briller', 'Glasögon', 'Briller', 'Silmälasit']),
  umbrella: kind(accessories, 'tote', ['Paraplyer', 'Paraplyer', 'Paraplyer', 'Sateenvarjot']),
  keyring: kind(accessories, 'wallet', ['Nøgleringe', 'Nyckelringar', 'Nøkkelringer', 'Avaimenperät']),
  wig: kind(accessories, 'beanie', ['Parykker', 'Peruker', 'Parykker', 'Peruukit']),
  'shoe-care': kind(accessories, 'wallet', ['Skopleje', 'Skovård', 'Skopleie', 'Kengänhoito']),
  jewellery: kind(accessories, 'watch', ['Smykker', 'Smycken', 'Smykker', 'Korut']),
  bracelet: kind({ kind: 'jewellery' }, 'watch', ['Armbånd', 'Armband', 'Armbånd', 'Rannekorut']),
  necklace: kind({ kind: 'jewellery' }, 'watch', ['Halskæder', 'Halsband', 'Halskjeder', 'Kaulakorut']),
  earrings: kind({ kind: 'jewellery' }, 'watch', ['Øreringe', 'Örhängen', 'Øredobber', 'Korvakorut']),
  ring: kind({ kind: 'jewellery' }, 'watch', ['Ringe', 'Ringar', 'Ringer', 'Sormukset']),
  'jewellery-box': kind({ kind: 'jewellery' }, 'wallet', ['Smykkeskrin', 'Smyckeskrin', 'Smykkeskrin', 'Korurasiat']),
  'other-shoes': kind(shoes, 'sneaker', ['Andre sko', 'Övriga skor', 'Andre sko', 'Muut kengät']),
  'other-clothes': kind(clothes, 't-shirt', ['Andet tøj', 'Övriga kläder', 'Andre klær', 'Muut vaatteet']),
  'other-accessories': kind(accessories, 'bag', [
    'Andet tilbehør',
    'Övriga accessoarer',
    'Annet tilbehør',
    'Muut asusteet',
  ]),
} as const satisfies Readonly<Record<string, NewKind>>;

export type NewKindKey = keyof typeof newKinds;
