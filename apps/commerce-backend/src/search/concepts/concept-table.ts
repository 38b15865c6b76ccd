import type { Language } from '@lyng/model';

/** What a concept says about a product. Only a `kind` is something to buy. */
export type ConceptType = 'kind' | 'material' | 'colour' | 'department' | 'season' | 'style';

/** Words of one meaning in every language of the shop, and in English, which many feeds are written in. */
export interface Concept {
  readonly type: ConceptType;
  readonly words: Readonly<Record<Language | 'en', readonly string[]>>;
  /** Words of a narrower meaning: merino is wool, but wool is not merino. */
  readonly narrower: Readonly<Record<Language | 'en', readonly string[]>>;
}

/** Words by comma; narrower ones after a semicolon. */

type Row = readonly [en: string, da: string, sv: string, nb: string, fi: string];

const kinds: readonly Row[] = [
  ['jacket, jackets', 'jakke, jakker', 'jacka, jackor', 'jakke, jakker', 'takki, takit'],
  [
    'coat, coats, overcoat',
    'frakke, frakker, kåbe',
    'kappa, kappor, rock, rockar',
    'kåpe, kåper, frakk, frakker',
    'päällystakki, päällystakit, villakangastakki',
  ],
  [
    'down jacket, winter jacket',
    'dynejakke, dynejakker, dunjakke, vinterjakke',
    'täckjacka, täckjackor, dunjacka, vinterjacka',
    'boblejakke, boblejakker, dunjakke, vinterjakke',
    'toppatakki, toppatakit, untuvatakki, talvitakki',
  ],
  ['rain jacket, raincoat', 'regnjakke, regnfrakke', 'regnjacka, regnrock', 'regnjakke, regnfrakk', 'sadetakki'],
  ['rainwear', 'regntøj', 'regnkläder, regnställ', 'regntøy', 'sadevaatteet, kurapuku'],
  ['vest, gilet, waistcoat', 'vest', 'väst, västar', 'vest, vester', 'liivi, liivit'],
  [
    'blazer, suit jacket',
    'blazer, blazere',
    'kavaj, blazer, blazrar',
    'blazer, blazere, dressjakke',
    'bleiseri, bleiserit, pikkutakki',
  ],
  ['suit', 'jakkesæt, habit', 'kostym, kostymer', 'dress', 'puku, miestenpuku'],
  ['dress, dresses, gown', 'kjole, kjoler', 'klänning, klänningar', 'kjole, kjoler', 'mekko, mekot, leninki'],
  ['skirt, skirts', 'nederdel, nederdele', 'kjol, kjolar', 'skjørt', 'hame, hameet'],
  [
    'trousers, pants, chinos',
    'bukser, buks, chinos',
    'byxor, byxa, brallor, chinos',
    'bukser, bukse, chinos',
    'housut, chinot',
  ],
  ['jeans', 'jeans, cowboybukser', 'jeans', 'jeans, olabukser, dongeribukser', 'farkut, jeansit, denimit'],
  ['shorts', 'shorts', 'shorts', 'shorts', 'shortsit'],
  ['leggings, tights', 'leggings', 'leggings', 'leggings, tights', 'leggingsit'],
  ['hosiery, pantyhose', 'strømpebukser', 'strumpbyxor', 'strømpebukser', 'sukkahousut'],
  [
    'jumpsuit, playsuit',
    'buksedragt, buksedragter, jumpsuit',
    'byxdress, byxdressar, jumpsuit',
    'buksedress, jumpsuit, jumpsuiter',
    'haalari, haalarit, housupuku, jumpsuit',
  ],
  [
    'snowsuit',
    'flyverdragt, flyverdragter, vinterdragt',
    'vinteroverall, overall, overaller',
    'parkdress, parkdresser, vinterdress',
    'toppahaalari, toppahaalarit, talvihaalari',
  ],
  [
    't-shirt, tee',
    't-shirt, t-shirts, tshirt',
    't-shirt, t-shirtar, tshirt, t-tröja',
    't-skjorte, t-skjorter, t-shirt',
    't-paita, t-paidat, teepaita',
  ],
  ['top, tank top', 'top, toppe', 'topp, toppar, linne', 'topp, topper', 'toppi, topit'],
  ['shirt, shirts', 'skjorte, skjorter', 'skjorta, skjortor', 'skjorte, skjorter', 'kauluspaita, kauluspaidat, paita'],
  ['polo shirt', 'polo, poloshirt', 'pikétröja', 'pikéskjorte', 'pikeepaita'],
  ['blouse, blouses', 'bluse, bluser', 'blus, blusar', 'bluse, bluser', 'pusero, puserot'],
  [
    'jumper, sweater, pullover',
    'striktrøje, striktrøjer, trøje, sweater, pullover, strik',
    'tröja, tröjor, jumper, pullover',
    'genser, gensere, strikkegenser, pullover',
    'neule, neuleet, neulepusero, villapaita, pullover',
  ],
  [
    'cardigan, cardigans',
    'cardigan, cardigans, strikcardigan',
    'kofta, koftor, cardigan',
    'cardigan, cardigans, strikkejakke, strikkejakker, kofte',
    'neuletakki, neuletakit, villatakki',
  ],
  [
    'hoodie, sweatshirt',
    'hættetrøje, hættetrøjer, hoodie, sweatshirt',
    'huvtröja, huvtröjor, luvtröja, hoodie, sweatshirt',
    'hettegenser, hettegensere, hoodie',
    'huppari, hupparit, collegepaita, hoodie',
  ],
  ['underwear, briefs, boxers', 'undertøj', 'underkläder', 'undertøy', 'alusvaatteet'],
  ['bra, bras', 'bh, brystholder', 'bh, behå', 'bh', 'rintaliivit'],
  [
    'socks',
    'strømper, strømpe, sokker, sok',
    'strumpor, strumpa, sockor, sockar, socka',
    'sokker, sokk, strømper',
    'sukat, sukka',
  ],
  ['pyjamas, nightwear', 'pyjamas, nattøj', 'pyjamas', 'pysjamas, pyjamas', 'pyjama, yöpuku'],
  [
    'bathrobe, dressing gown',
    'morgenkåbe, badekåbe',
    'morgonrock, badrock',
    'morgenkåpe, badekåpe',
    'aamutakki, kylpytakki',
  ],
  [
    'swimwear, swimsuit, bikini',
    'badetøj, badedragt, bikini, badebukser',
    'badkläder, baddräkt, bikini, badbyxor',
    'badetøy, badedrakt, bikini, badebukse',
    'uima-asu, uimapuku, bikinit, uimahousut',
  ],
  ['shoes, shoe, footwear', 'sko, skoene', 'skor, sko, skorna', 'sko, skoene', 'kengät, kenkä'],
  [
    'sneakers, sneaker, trainers',
    'sneakers, kondisko, gummisko, træningssko, tennissko',
    'sneakers, gympaskor, gymnastikskor, tennisskor, dojor',
    'sneakers, joggesko, gymsko, tennissko',
    'tennarit, tennari, lenkkarit, lenkkari, sneakerit, tossut, sneakers',
  ],
  [
    'running shoes',
    'løbesko, træningssko',
    'löparskor, joggingskor, träningsskor',
    'løpesko, treningssko',
    'juoksukengät, lenkkikengät, lenkkitossut',
  ],
  [
    'boots, boot',
    'støvler, støvle, boots',
    'stövlar, stövel, boots, kängor, känga',
    'støvler, støvel, boots, skoletter',
    'saappaat, saapas, varsikengät, nauhasaappaat, maiharit, bootsit',
  ],
  [
    'ankle boots, booties',
    'støvletter, ankelstøvler',
    'stövletter, stövlett',
    'støvletter, støvlett, skoletter',
    'nilkkurit, nilkkuri, nilkkasaappaat',
  ],
  ['chelsea boots', 'chelseastøvler', 'chelseaboots', 'chelseaboots', 'chelsea-nilkkurit'],
  [
    'winter boots, snow boots',
    'vinterstøvler, vintersko',
    'vinterkängor, vinterskor, vinterstövlar',
    'vinterstøvler, vintersko',
    'talvikengät, talvisaappaat',
  ],
  ['wellies, wellingtons, rubber boots', 'gummistøvler', 'gummistövlar', 'gummistøvler', 'kumisaappaat, kumpparit'],
  [
    'sandals, sandal, flip flops',
    'sandaler, sandal, klipklapper',
    'sandaler, sandal',
    'sandaler, sandal',
    'sandaalit, sandaali',
  ],
  [
    'high heels, pumps, heels',
    'pumps, højhælede, stiletter, hæle',
    'pumps, högklackade, klackskor',
    'pumps, høyhælte, stiletter',
    'avokkaat, korkokengät, korkkarit',
  ],
  [
    'ballerinas, ballet pumps',
    'ballerinaer, ballerina, balletsko',
    'ballerinaskor, ballerinor, ballerina',
    'ballerinasko, ballerina',
    'ballerinat, ballerina',
  ],
  [
    'loafers, moccasins',
    'loafers, loafer, mokkasiner',
    'loafers, loafer, mockasiner',
    'loafers, loafer, mokasiner',
    'loaferit, loafer, mokkasiinit',
  ],
  [
    'slippers, slipper',
    'hjemmesko, tøfler, tøffel, futter, sutsko',
    'tofflor, toffel, tofla, innetofflor, inneskor',
    'tøfler, tøffel, innesko',
    'tohvelit, tohveli, aamutossut, sisäkengät',
  ],
  [
    'bag, bags, handbag',
    'taske, tasker, håndtaske',
    'väska, väskor, handväska',
    'veske, vesker, håndveske',
    'laukku, laukut, käsilaukku, veska',
  ],
  [
    'tote, shopper',
    'shopper, shoppere, mulepose, tote, skuldertaske',
    'shopper, shoppers, tygkasse, tygväska, tote',
    'shopper, shoppere, bærenett, handlenett, tote',
    'kassi, kassit, kangaskassi, ostoskassi',
  ],
  [
    'backpack, rucksack',
    'rygsæk, rygsække, skoletaske',
    'ryggsäck, ryggsäckar, skolväska',
    'ryggsekk, ryggsekker, sekk, skolesekk',
    'reppu, reput, selkäreppu, koulureppu',
  ],
  ['suitcase, luggage', 'kuffert, kufferter', 'resväska, resväskor', 'koffert, kofferter', 'matkalaukku, matkalaukut'],
  ['wallet, purse', 'pung, punge, tegnebog', 'plånbok, plånböcker', 'lommebok, lommebøker', 'lompakko, lompakot'],
  ['belt, belts', 'bælte, bælter', 'bälte, bälten, skärp', 'belte, belter', 'vyö, vyöt'],
  ['braces, suspenders', 'seler', 'hängslen', 'bukseseler', 'olkaimet, henkselit'],
  [
    'beanie, knitted hat',
    'hue, huer, strikhue, beanie',
    'mössa, mössor, beanie, luva',
    'lue, luer, beanie',
    'pipo, pipot, beanie',
  ],
  ['hat, hats', 'hat, hatte', 'hatt, hattar', 'hatt, hatter', 'hattu, hatut'],
  [
    'cap, caps',
    'kasket, kasketter, cap',
    'keps, kepsar, cap',
    'caps, capser, cap, skyggelue',
    'lippis, lippikset, lippalakki, lätsä',
  ],
  [
    'scarf, scarves',
    'tørklæde, tørklæder, halstørklæde',
    'halsduk, halsdukar, scarf, sjal',
    'skjerf, sjal',
    'huivi, huivit, kaulaliina',
  ],
  [
    'gloves, glove, mittens',
    'handsker, handske, vanter, vante, luffer',
    'handskar, handske, vantar, vante, tumvantar',
    'hansker, hanske, vanter, votter, luffer',
    'käsineet, käsine, hanskat, lapaset, rukkaset',
  ],
  ['sunglasses', 'solbriller, solbrille', 'solglasögon', 'solbriller, solbrille', 'aurinkolasit'],
  ['glasses, spectacles', 'briller, brille', 'glasögon', 'briller, brille', 'silmälasit, lasit'],
  [
    'watch, watches',
    'ur, ure, armbåndsur',
    'klocka, klockor, armbandsur',
    'klokke, klokker, armbåndsur',
    'kello, kellot, rannekello',
  ],
  ['umbrella', 'paraply, paraplyer', 'paraply, paraplyer', 'paraply, paraplyer', 'sateenvarjo'],
  ['tie, ties', 'slips', 'slips', 'slips', 'solmio, kravatti'],
  ['bow tie', 'butterfly, sløjfe', 'fluga', 'sløyfe', 'rusetti'],
  ['necklace', 'halskæde, halskæder', 'halsband, halskedja', 'halskjede, halssmykke', 'kaulakoru'],
  ['bracelet', 'armbånd', 'armband', 'armbånd', 'rannekoru'],
  ['earrings', 'øreringe, ørering', 'örhängen, örhänge', 'øredobber, øreringer', 'korvakorut'],
  ['ring', 'ring, ringe', 'ring, ringar', 'ring, ringer', 'sormus'],
  ['jewellery, jewelry', 'smykker, smykke', 'smycken, smycke', 'smykker, smykke', 'korut, koru'],
  ['perfume', 'parfume', 'parfym', 'parfyme', 'hajuvesi, parfyymi'],
  ['insoles', 'indlægssåler', 'innersulor, iläggssulor', 'innersåler', 'pohjalliset'],
  ['skis', 'ski', 'skidor', 'ski', 'sukset'],
  ['ice skates', 'skøjter', 'skridskor', 'skøyter', 'luistimet'],
  ['helmet', 'hjelm', 'hjälm', 'hjelm', 'kypärä'],
];

const materials: readonly Row[] = [
  ['leather', 'læder, skind', 'läder, skinn', 'skinn, lær', 'nahka'],
  ['suede', 'ruskind', 'mocka', 'semsket, semskede, mokka, ruskinn', 'mokka, mokkanahka'],
  ['faux leather', 'kunstlæder, imitlæder', 'konstläder, fuskläder', 'kunstskinn, kunstlær', 'tekonahka, keinonahka'],
  [
    'wool, woollen; merino, lambswool',
    'uld; merinould, merino',
    'ull, ylle; merinoull, merino',
    'ull; merinoull, merino',
    'villa; merinovilla, merino',
  ],
  ['merino', 'merino, merinould', 'merino, merinoull', 'merino, merinoull', 'merino, merinovilla'],
  ['cashmere', 'kashmir, cashmere', 'kashmir, cashmere', 'kasjmir, cashmere', 'kašmir, kashmir'],
  ['alpaca', 'alpaka', 'alpacka', 'alpakka', 'alpakka'],
  ['cotton', 'bomuld', 'bomull', 'bomull', 'puuvilla'],
  ['linen', 'hør', 'linne, lin', 'lin', 'pellava'],
  ['silk', 'silke', 'siden, silke', 'silke', 'silkki'],
  ['denim', 'denim', 'denim', 'denim, dongeri', 'denim, farkkukangas'],
  ['corduroy', 'corduroy, jernbanefløjl', 'manchester', 'kordfløyel', 'vakosametti'],
  [
    'velvet; corduroy',
    'velour, fløjl; jernbanefløjl',
    'sammet; manchestersammet',
    'fløyel; kordfløyel',
    'sametti; vakosametti',
  ],
  ['rubber', 'gummi, naturgummi', 'gummi, naturgummi', 'gummi, naturgummi', 'kumi, luonnonkumi'],
  ['fleece', 'fleece', 'fleece', 'fleece', 'fleece'],
  ['canvas', 'kanvas, canvas', 'canvas', 'canvas', 'kangas'],
  ['viscose', 'viskose', 'viskos', 'viskose', 'viskoosi'],
  ['felt', 'filt', 'filt', 'filt', 'huopa'],
  ['faux fur', 'kunstpels, imiteretpels', 'fuskpäls, konstpäls', 'fuskepels, kunstpels', 'tekoturkis'],
  ['down', 'dun', 'dun', 'dun', 'untuva'],
  ['steel', 'stål', 'stål', 'stål', 'teräs'],
];

const colours: readonly Row[] = [
  ['black', 'sort, sorte, sort', 'svart, svarta', 'svart, svarte, sort', 'musta, mustat'],
  [
    'white; cream',
    'hvid, hvidt, hvide; råhvid, creme',
    'vit, vitt, vita; benvit, krämvit',
    'hvit, hvitt, hvite; kremhvit',
    'valkoinen, valkoiset, valkea; luonnonvalkoinen',
  ],
  [
    'cream, off white',
    'råhvid, råhvide, creme',
    'benvit, benvita, krämvit',
    'kremhvit, kremhvite',
    'luonnonvalkoinen, luonnonvalkoiset, kerma',
  ],
  ['grey, gray', 'grå, gråt', 'grå, grått, gråa', 'grå, grått', 'harmaa, harmaat'],
  ['beige, sand', 'beige, sand', 'beige, sand', 'beige, sand', 'beige, hiekka'],
  [
    'brown; cognac',
    'brun, brunt, brune; cognac',
    'brun, brunt, bruna; konjak, konjaksfärgad',
    'brun, brunt, brune; konjakk',
    'ruskea, ruskeat; konjakki, konjakinruskea',
  ],
  ['cognac', 'cognac, cognacfarvet', 'konjak, konjaksfärgad', 'konjakk, konjakkfarget', 'konjakki, konjakinruskea'],
  [
    'navy',
    'marineblå, mørkeblå, navy',
    'marinblå, mörkblå, navy',
    'marineblå, mørkeblå, navy',
    'tummansininen, laivastonsininen, navy',
  ],
  [
    'blue; navy',
    'blå, blåt; marineblå, mørkeblå, lyseblå',
    'blå, blått, blåa; marinblå, mörkblå, ljusblå',
    'blå, blått; marineblå, mørkeblå, lyseblå',
    'sininen, siniset; tummansininen, vaaleansininen',
  ],
  ['light blue', 'lyseblå', 'ljusblå', 'lyseblå', 'vaaleansininen'],
  [
    'green; olive',
    'grøn, grønt, grønne; oliven, olivengrøn',
    'grön, grönt, gröna; oliv, olivgrön',
    'grønn, grønt, grønne; oliven, olivengrønn',
    'vihreä, vihreät; oliivi, oliivinvihreä',
  ],
  ['olive', 'oliven, olivengrøn', 'oliv, olivgrön', 'oliven, olivengrønn', 'oliivi, oliivinvihreä'],
  [
    'red; burgundy',
    'rød, rødt, røde; bordeaux, vinrød',
    'röd, rött, röda; vinröd, bordeaux',
    'rød, rødt, røde; burgunder, vinrød',
    'punainen, punaiset; viininpunainen',
  ],
  [
    'burgundy',
    'bordeaux, vinrød',
    'vinröd, bordeaux, burgundy',
    'burgunder, vinrød, bordeaux',
    'viininpunainen, bordeaux',
  ],
  ['pink, rose', 'lyserød, rosa, pink', 'rosa, cerise, pink', 'rosa, pink', 'vaaleanpunainen, pinkki, roosa'],
  ['yellow', 'gul, gult, gule', 'gul, gult, gula', 'gul, gult, gule', 'keltainen, keltaiset'],
  ['orange', 'orange', 'orange', 'oransje', 'oranssi'],
  ['purple', 'lilla', 'lila', 'lilla', 'violetti, lila'],
  ['gold', 'guld', 'guld', 'gull', 'kulta'],
  ['silver', 'sølv', 'silver', 'sølv', 'hopea'],
];

const departments: readonly Row[] = [
  [
    'women, woman, womens, ladies',
    'dame, damer, kvinde, kvinder',
    'dam, damer, kvinna, kvinnor',
    'dame, damer, kvinne, kvinner',
    'naiset, naisten, nainen, naisille',
  ],
  [
    'men, man, mens',
    'herre, herrer, mand, mænd',
    'herr, herrar, man, män',
    'herre, herrer, mann, menn',
    'miehet, miesten, mies, miehille',
  ],
  [
    'children, kids, girls, boys, junior',
    'børn, barn, børne, drenge, dreng, pige, piger, junior, baby',
    'barn, pojke, pojkar, flicka, flickor, junior, bebis, baby',
    'barn, barna, gutt, gutter, jente, jenter, junior, baby',
    'lapset, lasten, lapsi, lapsille, poika, poikien, tyttö, tyttöjen, vauva',
  ],
];

const seasons: readonly Row[] = [
  ['winter', 'vinter', 'vinter', 'vinter', 'talvi'],
  ['summer', 'sommer', 'sommar', 'sommer', 'kesä'],
  ['autumn, fall', 'efterår', 'höst', 'høst', 'syksy'],
  ['spring', 'forår', 'vår', 'vår', 'kevät'],
];

const styles: readonly Row[] = [
  ['running, run', 'løbe, løb', 'löpar, löpning', 'løpe, løping', 'juoksu'],
  ['training, sports, gym', 'træning, sport', 'träning, sport', 'trening, sport', 'treeni, urheilu'],
  [
    'knitted, knit, knitwear',
    'strik, strikket, strikkede',
    'stickad, stickat, stickade',
    'strikk, strikket, strikkede',
    'neule, neulottu, neulotut',
  ],
  ['lined, warm lined', 'foret, varmforet', 'fodrad, varmfodrad', 'fôret, varmfôret', 'vuorillinen, lämminvuorinen'],
  ['striped, stripes', 'stribet, stribede', 'randig, randiga, randigt', 'stripete', 'raidallinen, raidalliset'],
  ['checked, plaid', 'ternet, ternede', 'rutig, rutiga, rutigt', 'rutete', 'ruudullinen, ruudulliset'],
  ['floral', 'blomstret, blomstrede', 'blommig, blommiga, blommigt', 'blomstrete', 'kukallinen, kukalliset'],
];

const wordsIn = (text: string, part: 0 | 1): readonly string[] => [
  ...new Set(text.split('; ')[part]?.split(', ') ?? []),
];

const byLanguage = ([en, da, sv, nb, fi]: Row, part: 0 | 1): Concept['words'] => ({
  en: wordsIn(en, part),
  da: wordsIn(da, part),
  sv: wordsIn(sv, part),
  nb: wordsIn(nb, part),
  fi: wordsIn(fi, part),
});

const conceptsOf = (type: ConceptType, rows: readonly Row[]): readonly Concept[] =>
  rows.map((row) => ({ type, words: byLanguage(row, 0), narrower: byLanguage(row, 1) }));

/** The trade's words, with those that shoppers use for the same. */
export const conceptTable: readonly Concept[] = [
  ...conceptsOf('kind', kinds),
  ...conceptsOf('material', materials),
  ...conceptsOf('colour', colours),
  ...conceptsOf('department', departments),
  ...conceptsOf('season', seasons),
  ...conceptsOf('style', styles),
];

/** Words that end like a material but are none: `bomuld` has no wool, and imitations are materials of their own. */
export const neverSplit: ReadonlySet<string> = new Set(
  [
    'bomuld rosaguld kunstlæder imitlæder kunstpels tørklæde tørklæder halstørklæde halstørklæder undertøj',
    'bomull rosegull underkläder badkläder barnkläder konstläder fuskläder fuskpäls konstpäls',
    'barneklær kunstskinn kunstlær fuskepels undertøy',
    'puuvilla tekonahka keinonahka tekoturkis',
  ].flatMap((row) => row.split(' ')),
);
