import { assertShape } from './shape.ts';
import type { Shape } from './shape.ts';

const shape: Shape = { id: 'string', 'note?': 'string', sizes: [{ count: 'number' }], more: 'object', anything: 'any' };
const value = { id: 'a', sizes: [{ count: 1 }], more: {}, own: 1 };

describe('the shape of a response', () => {
  it.each<[string, unknown]>([
    ['more keys', value],
    ['an optional key', { ...value, note: 'x' }],
    ['an optional key of null', { ...value, note: null }],
    ['an empty list', { ...value, sizes: [] }],
  ])('allows %s', (_case, given) => {
    expect(() => assertShape(given, shape)).not.toThrow();
  });

  it.each<[string, unknown, string]>([
    ['null', null, 'the response: expected an object, got null'],
    ['a list', [], 'the response: expected an object, got a list'],
    ['a missing key', { ...value, id: undefined }, 'the response.id: expected string, got nothing'],
    ['another type', { ...value, id: 1 }, 'the response.id: expected string, got number'],
    ['another type of an optional key', { ...value, note: 1 }, 'the response.note: expected string, got number'],
    ['no list', { ...value, sizes: {} }, 'the response.sizes: expected a list, got object'],
    [
      'a wrong item',
      { ...value, sizes: [{ count: 1 }, {}] },
      'the response.sizes[1].count: expected number, got nothing',
    ],
    ['a list as an object', { ...value, more: [] }, 'the response.more: expected object, got a list'],
  ])('names what is wrong with %s', (_case, given, message) => {
    expect(() => assertShape(given, shape)).toThrow(message);
  });
});
