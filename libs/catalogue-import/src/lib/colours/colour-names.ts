import type { Localized } from '@lyng/model';
import { colourHexes, inEveryLanguage } from '@lyng/demo-catalogue/core';
import type { ColourKey } from '@lyng/demo-catalogue/core';

/** A colour of the filter: every shade belongs to one or several. */
export interface ColourFamily {
  readonly key: string;
  readonly hex: string;
  readonly name: Localized;
}

/** The hex colour of a colour whose hex is unknown. */
export const unknownHex = '#cfcac2';

const family = (key: string, hex: string, names: readonly [da: string, sv: string, nb: string, fi: string]) => {
  const [da, sv, nb, fi] = names;
  return [key, { key, hex, name: { da, sv, nb, fi } }] as const;
};

const isColourKey = (key: string): key is ColourKey => Object.hasOwn(colourHexes, key);

/** Families by key: the demo's colours, and those that feeds have besides. */
export const colourFamilies: ReadonlyMap<string, ColourFamily> = new Map<string, ColourFamily>([
  ...Object.keys(colourHexes)
    .filter(isColourKey)
    .map(
      (key) => [key, { key, hex: colourHexes[key], name: inEveryLanguage((copy) => copy.colours[key].name) }] as const,
    ),
  family('orange', '#d9772b', ['Orange', 'Orange', 'Oransje', 'Oranssi']),
  family('purple', '#6d4a8c', ['Lilla', 'Lila', 'Lilla', 'Violetti']),
  family('lavender', '#b9a7cf', ['Lavendel', 'Lavendel', 'Lavendel', 'Laventeli']),
  family('pink', '#e08aa6', ['Pink', 'Cerise', 'Rosa', 'Pinkki']),
  family('turquoise', '#3a9a9a', ['Turkis', 'Turkos', 'Turkis', 'Turkoosi']),
  family('silver', '#b8b8b8', ['Sølv', 'Silver', 'Sølv', 'Hopea']),
  family('gold', '#c2a04b', ['Guld', 'Guld', 'Gull', 'Kulta']),
  family('multi', '#b79a86', ['Flerfarvet', 'Flerfärgad', 'Flerfarget', 'Monivärinen']),
  family('other', unknownHex, ['Andre farver', 'Övriga färger', 'Andre farger', 'Muut värit']),
]);

/**
 * The names of shades that feeds use, by family; a name of several families is listed in each. Those before the
 * semicolon are other names of the family itself.
 */
export const shadeNames: Readonly<Record<string, string>> = {
  black:
    'black, blk, allblack, true black, new black, schwarz; jet black, ebony, noir, onyx, onix, caviar, phantom, nero, jet, soot, coal, raven, pirate black, phantom black, musta, tarmac, pitch, salt and pepper, salt pepper',
  white:
    'white, wht, allwhite, bright white, weiss, weiß; floral white, bianco, snow, arctic white, optic white, winter white, alice blue, seashell, salt and pepper, salt pepper, marble, ghost white, milk, chalk',
  cream:
    'cream, creme, off white, offwhite; ecru, ivory, natural, antique white, champagne, vanilla, oyster, pearl, bone, eggshell, marshmallow, lemon chiffon, navajo white, shell, egret, cloud dancer, clouddancer, alabaster',
  grey: 'grey, gray, grau; charcoal, anthracite, anthrazit, anthracit, ash, slate, slate gray, dim gray, graphite, gunmetal, gun, steel, light steel, stone, magnet, pewter, forged iron, iron, smoke, shadow, cement, asphalt, concrete, melange grey, heather grey, heather gray, grey heather, charcoal heather, heather, glacier grey, peltro, lavagna, grafite, ferro, taupe, eclipse grey, gravel, dove, wild dove, mouse, fog, lava, elephant, gris, frost',
  beige:
    'beige; sand, nude, camel, taupe, khaki, wheat, burly wood, moccasin, oatmeal, flax, stone, bare, biscuit, almond, desert, sahara, dune, latte, cappuccino, natural nude, winternude, toffee, nougat, peach puff, bisque, linen, tort, dark khaki, vintage khaki, british khaki, mushroom, soft nude, bare beige, camel beige, cipria, cuban sand, buff, fawn, ecru beige, gobi, putty',
  cognac:
    'cognac, konjak; tan, brandy, whisky, saddle, caramel, honey, luggage, cuoio, amber, ginger, ambra, tan leather',
  brown:
    'brown, braun; chocolate, chestnut, tobacco, coffee, mocha, mokka, espresso, hazel, walnut, peru, sienna, saddle brown, bison, teak, wood, nut, castagno, testa, marron, mahogany, cocoa, timber, dark tortoise, tortoise, leopard, carhartt brown, bracken, earth, cigaro, truffle, avana, umber, rosy brown, setter, duffle bag, musk, mud, bear, moro, java, rust brown, bronze, copper, dark salmon brown, sepia, tort brown, buckthorn, bruciato, tdm, gaucho, hickory, pecan, wenge',
  navy: 'navy, dark blue, darkblue, navy blue, mørkeblå, mörkblå, tummansininen; navy blazer, peacoat, midnight, midnight blue, marine, night, eclipse, total eclipse, dark navy, collegiate navy, french navy, blue night, evening blue, ink, marea, dress blue, dress blues, sky captain, black iris, dark denim, dark blue denim, night sky, mood indigo, insignia, estate blue, port royal blue',
  blue: 'blue, blau, azul; royal, royal blue, cobalt, denim, blue denim, indigo, dodger blue, electric blue, steel blue, sapphire, saphire, poseidon, cornflower blue, coronet blue, stone blue, ultra blue, blue jay, chambray, caribbean sea, evans blue, mid blue, blue ridge, ocean, stonewash, stone wash, rinse, rinsed, bleached denim, destroyed denim, dirty denim, medium slate blue, slate blue, sodalite blue, atlantic, storm, lapis, denim blue, bijou blue, blue fog, blue atol, petrol blue, majesty, camou blue, bluette, cerulean, bright cerulean, mediterranean, moonlight, rinse wash, acid wash, moon washed',
  'light-blue':
    'light blue; sky blue, sky, baby blue, pastel blue, ice, ice blue, powder blue, light sky blue, deep sky blue, light steel blue, aqua blue, celeste, light denim, light blue denim, arctic blue, cashmere blue, silver blue, cloud blue',
  turquoise:
    'turquoise, turqoise, turqouise; dark turquoise, teal, petrol, aqua, cyan, dark cyan, medium turquoise, aqua wave, mermaid, tide pool, lagoon, aqua verde, peacock, duck egg, atoll',
  green:
    'green, grün; emerald, mint, sea green, medium sea green, forest, forest green, lime, chartreuse, green yellow, bottle, bottle green, scarab, june bug, evergreen, jade, jade ming, pine, cactus, moss, sage, hunter, deep forest, neon green, oil green, verde, spring green, lawn green, pistachio, apple, apple green, leaf, fern, lime punch, seafoam, avocado, kelly, botanical garden',
  olive:
    'olive, oliv; olive night, military green, military, army, army green, dusty olive, olive drab, khaki, camo, camouflage, green camo, khaki green, burnt olive, beech, ivy, burnt khaki, four leaf clover, forest night',
  red: 'red, rot; scarlet, crimson, tomato, fire, fiery red, chinese red, chili, chilli, chili pepper, chilli pepper, pomegranate, pomegranade, flame, flame scarlet, lobster, ruby, cherry, cardinal, tango red, rosso, rouge, brick, rust, terracotta, red ochre, coral red, team red, passion, biking red, red rover, poppy, barbados cherry, racing red, haute red, ketchup, lava red, aurora red, samba, rococco red',
  burgundy:
    'burgundy, bordeaux, bordaux, bordeux; wine, wine red, port royal, maroon, oxblood, merlot, winsdor wine, windsor wine, vino, rioja, damson, red plum, plum, dubarry, berry, brandywine, tawny port, zinfandel, aubergine, fig, cabernet, port, syrah, rhododendron, deep claret, claret, marsala, amaranth',
  rose: 'rose, rosé; old rose, dusty rose, dusty pink, blush, powder, misty rose, nude pink, soft pink, light pink, pale pink, rosa, rose dust, rose cloud, mauve, salmon, dark salmon, light salmon, peach, peach blush, peach beige, apricot, rose gold, pale violet red, sheer pink, pastel rose, evening sand, silver pink, altrosa, ballet, puder, powder pink, shell pink, light rose, bridal blush',
  pink: 'pink; deep pink, hot pink, fuchsia, fuxia, magenta, raspberry, cerise, flamingo, neon pink, bubblegum, candy, sizzling pink, pink peony, medium violet red, pink glo, pale fuchsia, azalea, watermelon, cotton candy, bloom burst, pink swish, very berry, beetroot, dark rose, geranium',
  purple:
    'purple, violet; blue violet, blue violety, eggplant, grape, iris, iris purple, orchid, thistle, dark magenta, roseviolet, potent purple, purple peony, amethyst, medium purple, indigo purple, plum purple, prune, mulberry, blackberry, deep purple, heather purple, gothic grape',
  lavender: 'lavender; lilac, lila, lilla, thistle, light purple, soft amethyst, wisteria, orchid bloom',
  yellow:
    'yellow; mustard, lemon, gold yellow, ochre, ocher, goldenrod, dark goldenrod, banana, sun, sunflower, curry, amber yellow, acid yellow, neon yellow, spectra yellow, saffron, deep saffron, canary, mimosa, inca gold, citrus, melted butter, butter, maize, sulphur, corn, daffodil, honey yellow',
  orange:
    'orange; rust, pumpkin, pumpkin spice, coral, coralle, vibrant coral, deep coral, light coral, tangerine, terracotta, apricot, mecca orange, dark orange, peach whip, apple butter, papaya, mango, burnt orange, carrot, daylily, neon orange, mandarin, spicy orange, jaffa, living coral',
  silver:
    'silver, silver coloured; argento, plata, metallic, antique silver, platino, platinum, rhodium, imitation rhodium, chrome, nickel, metal, steel silver, light silver, mirror, perla',
  gold: 'gold, gold coloured; golden, oro, brass, bronze, bronze gold, antique gold, light gold, rose gold, rose gold coloured, copper, c gold, champagne gold, team gold, gold metallic',
  multi:
    'multi, multicolor, multicolour, multicolored, multicoloured, multi color, multi colour, multi colored, multi coloured, mulitcoloured, flerfarvet; rainbow, assorted, printed, print, floral, tie dye, camo print, aztec, combo, plaid, colorful, colourful, patterned, floral print, tartan, confetti, bunt, mehrfarbig, fantasia, dotted, striped, stripes, leopard print, snake',
};

/** Words beside a colour that change its shade and not its family. */
export const shadeWords: readonly string[] = [
  'dark',
  'light',
  'mottled',
  'motteld',
  'new',
  'mid',
  'medium',
  'bright',
  'pale',
  'soft',
  'deep',
  'washed',
  'wash',
  'dusty',
  'vintage',
  'solid',
  'true',
  'very',
  'classic',
  'strong',
  'coated',
  'mel',
  'melange',
  'mix',
  'heather',
  'ligth',
  'lt',
  'dk',
  'coloured',
  'colored',
  'metallic',
  'matte',
  'matt',
  'shiny',
  'glitter',
  'leather',
  'suede',
  'nubuck',
  'patent',
  'single',
  'stripe',
];
