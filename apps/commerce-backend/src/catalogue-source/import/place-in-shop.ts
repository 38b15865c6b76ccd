import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { Gender } from '../catalogue-source.ts';
import { departments, families, isCarriedBy, kindPlansOf } from '../demo/range/kinds.ts';
import type { Department, DemoKind } from '../demo/range/kinds.ts';
import type { FeedProduct } from './parse-feed-product.ts';

/** What the feeds call a shelf, by the last words of their category path, lower-cased. */
const kindOfShelf: Readonly<Record<string, DemoKind>> = {
  'hoodies & sweatshirts': 'hoodie',
  hoodie: 'hoodie',
  sweatshirt: 'hoodie',
  sweatshirts: 'hoodie',
  'fashion hoodies & sweatshirts': 'hoodie',
  'bras & tanks': 't-shirt',
  tanks: 't-shirt',
  tees: 't-shirt',
  't-shirts': 't-shirt',
  mens_t_shirts: 't-shirt',
  womens_t_shirts: 't-shirt',
  'print t-shirt': 't-shirt',
  'basic t-shirt': 't-shirt',
  'polo shirts': 't-shirt',
  'polo shirt': 't-shirt',
  'long sleeved top': 't-shirt',
  shirt: 'shirt',
  'mens-shirts': 'shirt',
  blouse: 'blouse',
  jumper: 'knit',
  cardigan: 'cardigan',
  jackets: 'jacket',
  jacket: 'jacket',
  'light jacket': 'jacket',
  'summer jacket': 'jacket',
  'bomber jacket': 'jacket',
  'winter jacket': 'jacket',
  'classic coat': 'coat',
  blazer: 'blazer',
  'suit jacket': 'blazer',
  dresses: 'dress',
  'womens dresses': 'dress',
  'jersey dress': 'dress',
  'summer dress': 'dress',
  'jumper dress': 'dress',
  'a-line skirt': 'skirt',
  'pencil skirt': 'skirt',
  jumpsuit: 'jumpsuit',
  jeans: 'jeans',
  mens_jeans: 'jeans',
  womens_jeans: 'jeans',
  'slim fit jeans': 'jeans',
  pants: 'trousers',
  trousers: 'trousers',
  trouser: 'trousers',
  chinos: 'trousers',
  shorts: 'shorts',
  leggings: 'leggings',
  tights: 'leggings',
  sneakers: 'sneaker',
  sneaker: 'sneaker',
  trainers: 'sneaker',
  'high-top trainers': 'sneaker',
  'fashion sneakers': 'sneaker',
  'ankle boots': 'ankle-boot',
  boots: 'boot',
  'lace-up boots': 'boot',
  boot: 'boot',
  loafers: 'loafer',
  'ballet pumps': 'ballerina',
  'classic heels': 'pump',
  'high heels': 'pump',
  sandals: 'sandal',
  slippers: 'slipper',
  bags: 'bag',
  handbag: 'bag',
  'across body bag': 'bag',
  'tote bag': 'tote',
  rucksack: 'backpack',
  backpack: 'backpack',
  belt: 'belt',
  belts: 'belt',
  scarf: 'scarf',
  scarfs: 'scarf',
  beanies: 'beanie',
  caps_with_pompons: 'beanie',
  simple_caps: 'beanie',
  sunglasses: 'sunglasses',
  socks: 'socks',
  watches: 'watch',
  watch: 'watch',
  wallet: 'wallet',
};

export interface Place {
  readonly kind: DemoKind;
  readonly gender: Gender;
  readonly departments: readonly Department[];
}

const genderWords: Readonly<Record<string, Gender>> = {
  women: 'women',
  woman: 'women',
  female: 'women',
  men: 'men',
  man: 'men',
  male: 'men',
  children: 'children',
  kids: 'children',
  unisex: 'unisex',
};

/** The feed's word for whom it is; where it has none, or several, the product is for women and men alike. */
function genderOf(word: string | undefined): Gender | undefined {
  if (word === undefined) return 'unisex';
  const genders = new Set(
    word
      .toLowerCase()
      .split('/')
      .map((part) => genderWords[part.trim()]),
  );
  if (genders.has(undefined)) return undefined;
  const [first, ...others] = genders;
  return others.length === 0 ? first : 'unisex';
}

const plans = families.flatMap(kindPlansOf);

/** Where a kind stands for a gender: both adult departments for `unisex`, but only those that carry the kind when one does not. */
export function departmentsOf(kind: DemoKind, gender: Gender): readonly Department[] {
  if (gender !== 'unisex') return [gender];
  const plan = plans.find((one) => one.kind === kind);
  const carrying = departments.filter(
    (department) => department !== 'children' && plan !== undefined && isCarriedBy(plan, department),
  );
  return carrying.length > 0 ? carrying : ['women', 'men'];
}

/** Finds the shelf of the shop for a feed's category and gender. */
export function placeInShop(product: Pick<FeedProduct, 'category' | 'gender'>): Result<string, Place> {
  const shelf = product.category.split('>').at(-1)?.trim().toLowerCase() ?? '';
  const kind = Object.hasOwn(kindOfShelf, shelf) ? kindOfShelf[shelf] : undefined;
  if (kind === undefined) return fail(`unknown category "${product.category}"`);
  const gender = genderOf(product.gender);
  if (gender === undefined) return fail(`unknown gender "${product.gender ?? ''}"`);
  return ok({ kind, gender, departments: departmentsOf(kind, gender) });
}
