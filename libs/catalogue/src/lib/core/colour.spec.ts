import { colourOf, factsOf } from './colour.ts';

const parameter = (value: string) => ({ name: 'x', value, identifier: value });
const group = (parameterGroupId: number, name: string, ...values: string[]) => ({
  parameterGroupId,
  name,
  parameters: values.map(parameter),
});

describe('colour', () => {
  it.each([
    ['group 1, wherever it stands', [group(2, 'Materiale', 'Uld'), group(1, 'Farve', 'Lyng')], 'Lyng'],
    ['the first value that is not empty', [group(1, 'Farve', '', 'Sand')], 'Sand'],
    ['no group 1', [group(2, 'Farve', 'Sand')], null],
    ['an empty group 1', [group(1, 'Farve')], null],
  ])('is read from %s [CAT-17]', (_, groups, expected) => {
    expect(colourOf(groups)).toBe(expected);
  });
});

describe('facts', () => {
  it('are all parameters except the colour', () => {
    expect(
      factsOf([
        group(1, 'Farve', 'Sand'),
        group(2, 'Materiale', 'Uld', 'Silke'),
        group(3, 'Pasform'),
        group(4, '', 'x'),
      ]),
    ).toEqual([{ name: 'Materiale', value: 'Uld, Silke' }]);
  });
});
