import { fail, ok } from '@lyng/model';
import type { SourceGender, Result } from '@lyng/model';
import { departments, families, isCarriedBy, kindPlansOf } from '@lyng/demo-catalogue/core';
import type { Department, DemoKind } from '@lyng/demo-catalogue/core';
import type { FeedProduct } from './parse-feed-product.ts';

/** The kind for the last words of a feed's category path, lower-cased. */
const kindOfCategory: Readonly<Record<string, DemoKind>> = {
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
  readonly gender: SourceGender;
  readonly departments: readonly Department[];
}

const genderWords: Readonly<Record<string, SourceGender>> = {
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

/** The feed's word for the gender; without one, or with several, the product is unisex. */
function genderOf(word: string | undefined): SourceGender | undefined {
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

/**
 * The departments of a kind for a gender: both adult ones for `unisex`, but only those that sell the kind when one does
 * not.
 */
export function departmentsOf(kind: DemoKind, gender: SourceGender): readonly Department[] {
  if (gender !== 'unisex') return [gender];
  const plan = plans.find((one) => one.kind === kind);
  const carrying = departments.filter(
    (department) => department !== 'children' && plan !== undefined && isCarriedBy(plan, department),
  );
  return carrying.length > 0 ? carrying : ['women', 'men'];
}

/** Finds the category of the shop for a feed's category and gender. */
export function placeInShop(product: Pick<FeedProduct, 'category' | 'gender'>): Result<string, Place> {
  const lastCategory = product.category.split('>').at(-1)?.trim().toLowerCase() ?? '';
  const kind = Object.hasOwn(kindOfCategory, lastCategory) ? kindOfCategory[lastCategory] : undefined;
  if (kind === undefined) return fail(`unknown category "${product.category}"`);
  const gender = genderOf(product.gender);
  if (gender === undefined) return fail(`unknown gender "${product.gender ?? ''}"`);
  return ok({ kind, gender, departments: departmentsOf(kind, gender) });
}
