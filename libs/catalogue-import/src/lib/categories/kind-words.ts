import type { DemoKind } from '@lyng/demo-catalogue/core';
import type { NewKindKey } from './new-kinds.ts';

/**
 * What feeds call each kind, in English; singular and plural are read alike. A phrase is stronger than the words in it:
 * `suit jacket` is a blazer. Names of categories in the shop's four languages are added from its own copy.
 */
export const kindWords: Readonly<Record<DemoKind | NewKindKey, string>> = {
  sneaker:
    'sneaker, trainer, high-top trainer, plimsoll, fashion sneaker, kicks, tennis shoe, skate shoe, walking shoe, canvas shoe',
  'running-shoe': 'running shoe, neutral running shoe, road running, trail running, running, runner, jogging shoe',
  boot: 'boot, lace-up boot, platform boot, wedge boot, high heeled boot, mid-calf, combat boot, chukka boot, chukka, desert boot, demi-boot, oxford boot, work boot',
  'chelsea-boot': 'chelsea boot, chelsea',
  'ankle-boot': 'ankle boot, high heeled ankle boot, bootie, ankle bootie, shoetie',
  loafer: 'loafer, moccasin, penny loafer, boat shoe, smart slip-on, loafers and slip-ons, driving shoe, tassel loafer',
  pump: 'pump, high heel, classic heel, heel, platform heel, lace-up heel, peeptoe heel, peep toe, stiletto, court shoe, platform, mary jane',
  sandal:
    'sandal, t-bar sandal, walking sandal, platform sandal, sport sandal, slide, sport sandals and slides, gladiator',
  ballerina: 'ballerina, ballet pump, ballet flat, flat, ballerina shoe, pointed flat',
  slipper: 'slipper, slipper boot, house shoe',
  wellington: 'wellington, wellie, welly, rubber boot, rain boot, rain footwear, gumboot',
  'winter-boot': 'winter boot, snow boot, fur boot, winter shoe',
  't-shirt':
    't-shirt, tshirt, tee, tee shirt, top, long sleeved top, long sleeve top, polo, polo shirt, sports shirt, basic t-shirt, print t-shirt, henley, undershirt, tunic, active shirt, crop top, jersey top, rash guard, vibrant pattern polo, base layer top, longsleeve',
  shirt: 'shirt, formal shirt, dress shirt, button-down shirt, casual shirt, overshirt, flannel shirt, oxford shirt',
  blouse: 'blouse, button-down blouse, bustier',
  knit: 'jumper, sweater, pullover, knit, knitwear, wool jumper, jersey jumper, turtleneck, knitted sweater',
  cardigan: 'cardigan, bolero, shrug, sweater cardigan',
  hoodie: 'hoodie, sweatshirt, fleece, hooded sweatshirt, active hoodie, active sweatshirt, fleece jumper',
  jacket:
    'jacket, light jacket, summer jacket, winter jacket, bomber jacket, bomber, windbreaker, outdoor jacket, sports jacket, casual jacket, soft shell jacket, softshell, fleece jacket, snow wear, trucker jacket',
  coat: 'coat, classic coat, short coat, wool coat, pea coat, peacoat, trenchcoat, trench coat, winter coat, raincoat coat',
  overcoat: 'overcoat',
  puffer:
    'puffer, puffer jacket, down jacket, down coat, padded jacket, quilted jacket, quilted lightweight jacket, down vest',
  blazer: 'blazer, suit jacket, sport coat, sport coats and blazers, dinner jacket',
  dress:
    'dress, jersey dress, summer dress, cocktail dress, party dress, gown, shirt dress, jumper dress, denim dress, sundress, shift dress, maxi dress, occasion wear, special occasion, cocktail, night out, frock, pinafore, kaftan',
  skirt: 'skirt, mini skirt, maxi skirt, pencil skirt, a-line skirt, pleated skirt, wrap skirt, denim skirt, skort',
  jeans:
    'jeans, slim fit jeans, skinny jeans, jeans skinny fit, jeans tapered fit, relaxed fit jeans, straight leg jeans, bootcut jeans, flared jeans, denim, skinny fit, tapered fit',
  trousers:
    'trousers, pants, trouser, chino, cargo trousers, cargo pants, suit trousers, slim fit trousers, bottom, dress pants, casual pants, wear to work, culottes, palazzo, slacks, corduroys, flat front',
  shorts: 'shorts, sports shorts, active shorts, denim shorts, bermudas, cargo shorts, board and shorts, hot pants',
  leggings:
    'leggings, jeggings, tights, yoga leggings, compression tights, compression pants and tights, hosiery, stockings, sheers, pantyhose',
  jumpsuit: 'jumpsuit, romper, dungarees, playsuit, overalls, coveralls, overalls and coveralls, catsuit, boiler suit',
  snowsuit: 'snowsuit, ski suit, snow suit, snow pants, pramsuit, bunting',
  bag: 'bag, handbag, hand bag, across body bag, crossbody bag, cross body bag, crossover strap bag, shoulder bag, satchel, messenger bag, purse, hobo, top-handle bag, evening bag, bucket bag, tote purse, fanny pack, bum bag, wristlet',
  tote: 'tote, tote bag, shopper, shopping bag, gym tote, shopper bag, beach bag',
  backpack: 'backpack, rucksack, daypack, casual daypack, knapsack, school bag, drawstring bag, hydration pack',
  belt: 'belt, waist belt, braided belt, belt business, leather belt, belt buckle',
  scarf: 'scarf, shawl, snood, wrap scarf, pashmina, bandana, neck gaiter, foulard, stole',
  beanie: 'beanie, knitted hat, winter hat, caps with pompons, simple caps, bobble hat, winter cap, ear muffs',
  cap: 'cap, baseball cap, snapback, trucker cap, trucker hat, hats and caps, visor, flat cap',
  gloves: 'gloves, mittens, party glove, gloves and mittens, arm warmers',
  sunglasses: 'sunglasses, sun glasses, aviators, shades',
  socks:
    'socks, ankle socks, calf socks, athletic socks, crew socks, footies, liners, knee socks, sports socks, no show socks, leg warmers',
  watch: 'watch, wristwatch, wrist watch, chronograph, smartwatch, watch winder, watch band, watch strap, timepiece',
  wallet:
    'wallet, card holder, cardholder, business card holder, money clip, coin purse, card case, passport holder, billfold',
  'lace-up':
    'lace-up, casual lace-up, smart lace-up, lace-up shoe, oxford, derby, oxford and derby, brogue, dress shoe, formal shoe, monk strap, wingtip',
  'slip-on': 'slip-on, slip-on shoe',
  espadrille: 'espadrille',
  clog: 'clog, mule, mules and clogs',
  'sports-shoe':
    'sports shoe, basketball shoe, basketball, training shoe, fitness shoe, cross-training, fitness and cross-training, golf shoe, golf, walking, water shoe, wrestling, wrestling shoe, handball, handball shoe, football boot, cleat, cycling shoe, athletic shoe, gym shoe, volleyball shoe, aqua shoe',
  'hiking-shoe': 'hiking boot, hiking shoe, walking boot, trekking shoe, hiking and trekking',
  'work-shoe':
    'work shoe, safety shoe, industrial and construction boot, military and tactical, health care and food service, nursing shoe',
  'flip-flop': 'flip-flop, flip flop, thong sandal, toe post sandal',
  'heeled-sandal': 'heeled sandal, high heeled sandal, wedge sandal, platforms and wedges',
  wedge: 'wedge, wedge heel, wedge shoe',
  'over-knee-boot': 'over-the-knee boot, over the knee boot, thigh high boot, overknee boot',
  'cowboy-boot': 'cowboy boot, biker boot, western boot, cowboy biker boot',
  'tank-top':
    'tank, tank top, vest top, cami, camisole, tanks and camis, camisoles and tanks, singlet, bras and tanks, sleeveless top, vest',
  waistcoat:
    'waistcoat, gilet, body warmer, bodywarmer, suit vest, dress vest, quilted vest, fleece vest, puffer vest, outerwear vest, coats jackets and vests',
  suit: 'suit, tuxedo, suit set, three piece suit, suit ensemble, pantsuit, pant suit',
  tracksuit: 'tracksuit, active tracksuit, jogging suit, sweatsuit, track suit',
  'tracksuit-bottoms':
    'tracksuit bottoms, track pants, sweatpants, joggers, active pants, sports trousers, training pants, jogging bottoms, sweat pants, waterproof trousers, gym pant, yoga pants, 3/4 sports trousers',
  'tracksuit-top': 'tracksuit top, track top, track jacket, track and active jacket, training jacket, running jacket',
  parka: 'parka, down jackets and parkas, anorak',
  'leather-jacket': 'leather jacket, faux leather jacket, biker jacket, suede jacket, motorcycle jacket',
  'denim-jacket': 'denim jacket, jean jacket, jeans jacket',
  'rain-jacket':
    'rain jacket, waterproof jacket, raincoat, rain coat, rainwear, hardshell jacket, hardshell, shell jacket',
  'ski-jacket': 'ski jacket, snowboard jacket, snow jacket',
  poncho: 'poncho, cape, kimono, wrap',
  underwear:
    'underwear, lingerie, thermal underwear, base layer, long johns, control slip, active underwear, petticoat, slip, undergarment, union suit, breast petal, garter',
  bra: 'bra, sports bra, everyday bra, bralette, nursing bra',
  briefs:
    'briefs, panties, boxers, boxer shorts, boxer briefs, thong, g-string, g-strings and thongs, knickers, hipster, jockstrap, underpants, boyshorts',
  shapewear:
    'shapewear, control panties, thigh slimmer, waist cincher, corset, girdle, body shaper, shaper, waist trainer',
  bodysuit: 'bodysuit, body, leotard, onesie, unitard',
  nightwear:
    'pyjamas, pajamas, pyjama set, pajama set, pyjama bottoms, pyjama top, pyjama, nightie, nightgown, nightdress, sleepwear, nightshirt, sleep shirt, loungewear, sleepers, blanket sleepers, sleep set, one-piece pajamas, pajama pants, lounge pants, sleep pants, lounge set',
  'dressing-gown': 'dressing gown, robe, bathrobe, kimono robe',
  swimwear: 'swimwear, cover-up, swim top, beachwear, rash guard set, wetsuit, swim skirt',
  swimsuit:
    'swimsuit, bathing suit, one-piece swimsuit, one-piece suit, tankini, monokini, swim dress, swimming costume',
  bikini: 'bikini, bikini set, bikini top, bikini bottom',
  'swim-shorts': 'swim shorts, swimming shorts, swim trunks, board shorts, boardshorts, trunks, swim briefs, jammers',
  workwear:
    'workwear, scrubs, scrub top, scrub bottoms, scrub pants, work trousers, work pants, uniform, apron, lab coat, work utility and safety',
  outfit:
    'outfit, layette set, pant set, clothing set, outfit set, two-piece set, 2 piece set, sets and outfits, matching set, pants set, two-piece outfit',
  costume: 'costume, cosplay, fancy dress, halloween costume, cosplay costume, mask',
  clutch: 'clutch, evening clutch, clutch bag, pouch, envelope clutch',
  'weekend-bag':
    'weekend bag, duffel, duffle, duffel bag, duffle bag, sports duffel, travel duffel, sports bag, gym bag, holdall, weekender, travel bag',
  briefcase: 'briefcase, document bag, attache case, portfolio case',
  'laptop-bag': 'laptop bag, laptop sleeve, laptop case, computer bag, laptop briefcase',
  'toiletry-bag': 'toiletry bag, wash bag, cosmetic bag, makeup bag, make-up bag, toiletry kit, dopp kit',
  luggage: 'luggage, suitcase, trolley, carry-on, garment bag, luggage tag, travel case',
  hat: 'hat, sun hat, bucket hat, fedora, headwear, beret, cowboy hat, panama hat, straw hat, headband, hair accessories, trilby, turban',
  tie: 'tie, necktie, silk tie, cuff link, cufflink, tie clip, pocket square, suspenders, handkerchief',
  'bow-tie': 'bow tie, bowtie',
  glasses: 'glasses, eyeglasses, spectacles, eyewear, reading glasses, frames',
  umbrella: 'umbrella, parasol',
  keyring: 'keyring, keychain, key chain, key ring, keyrings and keychains, bag charm, handbag accessory, key case',
  wig: 'wig, hairpiece',
  'shoe-care': 'shoe care, shoe tree, shoe and boot tree, insole, shoelace, shoe polish, shoe insert, shoe brush',
  jewellery:
    'jewellery, jewelry, body chain, brooch, anklet, body jewelry, jewelry set, jewellery set, cleaning and care, jewelry accessory, charm, bridal set',
  bracelet: 'bracelet, bangle, cuff bracelet, cuff, charm bracelet',
  necklace: 'necklace, pendant, pendant necklace, locket, choker, chain necklace, necklace set',
  earrings: 'earrings, ear studs, hoops, ear cuff, stud earrings',
  ring: 'ring, engagement ring, wedding band, signet ring, wedding ring',
  'jewellery-box': 'jewellery box, jewelry box, jewelry tray, jewelry organizer, watch box',
  'other-shoes': 'footwear, shoe, sports footwear',
  'other-clothes': 'clothing, apparel, garment, clothes',
  'other-accessories': 'accessory, accessories',
};

/** Last parts of a path that are too vague: the title is read first. The kind, if any, is for titles without one. */
export const vagueParts: Readonly<Record<string, DemoKind | NewKindKey | undefined>> = {
  set: undefined,
  pack: undefined,
  'multi pack': undefined,
  'value pack': undefined,
  formal: undefined,
  casual: undefined,
  basic: undefined,
  classic: undefined,
  solid: undefined,
  novelty: undefined,
  active: undefined,
  tall: undefined,
  wool: undefined,
  cashmere: undefined,
  fancy: undefined,
  dress: 'dress',
  flat: 'ballerina',
  bottom: 'trousers',
  tops: 't-shirt',
  'one piece': 'swimsuit',
  glass: 'glasses',
  women: undefined,
  men: undefined,
  girl: undefined,
  boy: undefined,
  baby: undefined,
  shoe: 'other-shoes',
  footwear: 'other-shoes',
  clothing: 'other-clothes',
  apparel: 'other-clothes',
  accessory: 'other-accessories',
  bag: 'bag',
};

/** Words that are a kind of shoes in a path of categories, and only a sport among tags. */
export const activityWords =
  'running, road running, trail running, walking, basketball, golf, wrestling, handball, fitness and cross-training, cross-training, hiking and trekking';

/** Words of a path that name a family of goods only. */
export const familyWords = {
  shoes: 'shoe, footwear, sko, skor, kengät',
  clothes: 'clothing, apparel, clothes, tøj, kläder, klær, vaatteet, top, bottom, swim, lingerie, maternity',
  accessories:
    'accessory, accessories, jewelry, jewellery, bag, luggage, gear, handbag, tilbehør, accessoarer, asusteet',
} as const;
