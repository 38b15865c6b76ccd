import { copies } from './copies.ts';
import { productName } from './product-name.ts';

const sneakers = {
  kind: 'sneaker',
  material: 'leather',
  pattern: 'leather',
  colour: 'white',
  model: 'Solveig',
} as const;
const shirt = { kind: 'shirt', material: 'linen', pattern: 'stripes', colour: 'blue', model: 'Birk' } as const;
const scarf = { kind: 'scarf', material: 'wool', pattern: 'solid', colour: 'red', model: 'Hede' } as const;
const coat = { kind: 'coat', material: 'wool', pattern: 'herringbone', colour: 'grey', model: 'Freja' } as const;
const bag = { kind: 'bag', material: 'suede', pattern: 'solid', colour: 'green', model: 'Liv' } as const;
const gloves = { kind: 'gloves', material: 'wool', pattern: 'solid', colour: 'navy', model: 'Odin' } as const;

describe('productName', () => {
  it.each([
    ['da', sneakers, 'Hvide lædersneakers Solveig'],
    ['sv', sneakers, 'Vita skinnsneakers Solveig'],
    ['nb', sneakers, 'Hvite skinnsneakers Solveig'],
    ['fi', sneakers, 'Valkoiset Solveig-nahkatennarit'],
    ['da', shirt, 'Blåstribet hørskjorte Birk'],
    ['sv', shirt, 'Blårandig linneskjorta Birk'],
    ['nb', shirt, 'Blåstripet linskjorte Birk'],
    ['fi', shirt, 'Siniraidallinen Birk-pellavapaita'],
    ['da', scarf, 'Rødt uldtørklæde Hede'],
    ['sv', scarf, 'Röd ullhalsduk Hede'],
    ['nb', scarf, 'Rødt ullskjerf Hede'],
    ['fi', scarf, 'Punainen Hede-villahuivi'],
    ['da', coat, 'Grå sildebensvævet uldfrakke Freja'],
    ['fi', coat, 'Harmaa kalanruotokuvioinen Freja-villakangastakki'],
    ['nb', bag, 'Grønn semsket veske Liv'],
    ['da', bag, 'Grøn ruskindstaske Liv'],
    ['da', gloves, 'Marineblå uldvanter Odin'],
    ['sv', gloves, 'Marinblå ullvantar Odin'],
  ] as const)('names %s as a shop does', (language, thing, name) => {
    expect(productName(copies[language], language, thing)).toBe(name);
  });
});
