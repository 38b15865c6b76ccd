import { isListParameter } from './is-list-parameter.ts';

describe('isListParameter', () => {
  it.each([
    ['brands', true],
    ['p-heel', true],
    ['price', true],
    ['price-from', true],
    ['page', true],
    ['sort', true],
    ['tab', false],
    ['utm_source', false],
    ['P-heel', false],
  ])('of %s: %s [ROUTE-23]', (name, expected) => {
    expect(isListParameter(name)).toBe(expected);
  });
});
