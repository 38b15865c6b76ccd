import type { IndexedCategory, IndexedProduct } from '../../snapshot/catalogue-index.ts';
import { outfit } from './outfit.ts';

const category = (categoryId: number) => ({ categoryId }) as IndexedCategory;
const women = category(1);
const men = category(2);
const clothes = category(3);
const shoes = category(4);
const bags = category(5);
const now = new Date('2026-09-10');

const product = (productId: number, categories: readonly IndexedCategory[], colour: string, day: number, images = 1) =>
  ({
    productId,
    categories,
    colour: { key: colour },
    firstAvailableOn: new Date(2026, 8, day),
    images: Array.from({ length: images }, () => ({})),
  }) as unknown as IndexedProduct;

const coat = product(1, [women, clothes], 'olive', 9);
const boots = product(2, [women, shoes], 'olive', 1);
const redBoots = product(3, [women, shoes], 'red', 8);
const bag = product(4, [women, bags], 'black', 2);
const mensBoots = product(5, [men, shoes], 'olive', 8);
const tomorrow = product(6, [women, clothes], 'olive', 20);
const unseen = product(7, [women, clothes], 'olive', 9, 0);

describe('outfit', () => {
  it.each([
    ['begins with the newest', [boots, coat], [coat, boots]],
    ['has one of each family, in one colour before newer ones in others', [coat, redBoots, boots], [coat, boots]],
    ['takes another colour where its own is missing', [coat, redBoots, bag], [coat, redBoots, bag]],
    ['stays in its department', [coat, mensBoots], [coat]],
    ['shows no coming products and none without an image', [tomorrow, unseen, boots], [boots]],
    ['is empty without products', [], []],
  ])('%s', (_rule, products, expected) => {
    expect(outfit(products, now, 3)).toEqual(expected);
  });

  it('has at most the requested number', () => {
    expect(outfit([coat, boots, bag], now, 2)).toHaveLength(2);
  });
});
