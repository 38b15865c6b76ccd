import { joinedMessages } from './account-cart-messages.ts';

const texts = (added: readonly string[], unavailable: readonly string[]) =>
  joinedMessages({ added, unavailable }).map(({ message, values }) => [message, values]);

it('names one product, counts several, and names those that are unavailable [IDEA-14]', () => {
  expect(texts(['Vinga'], [])).toEqual([['{name} from your earlier cart is back.', { name: 'Vinga' }]]);
  expect(texts(['Vinga', 'Solveig'], ['Karla', 'Signe'])).toEqual([
    ['{count} products from your earlier cart are back.', { count: 2 }],
    ['No longer available: {names}.', { names: 'Karla, Signe' }],
  ]);
  expect(texts([], [])).toEqual([]);
});
