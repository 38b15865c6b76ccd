import { expectedTotal } from './expected-total.ts';

describe('expectedTotal', () => {
  it.each([
    ['{"expectedTotalIncVat":119800}', 119_800],
    ['{"expectedTotalIncVat":0,"voyadoElevateData":{"market":"dk"}}', 0],
    ['{"expectedTotalIncVat":"119800"}', undefined],
    ['{"expectedTotalIncVat":1198.5}', undefined],
    ['{"voyadoElevateData":{}}', undefined],
    ['null', undefined],
    ['[119800]', undefined],
    ['no json', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('reads %j as %j', (text, total) => {
    expect(expectedTotal(text)).toBe(total);
  });
});
