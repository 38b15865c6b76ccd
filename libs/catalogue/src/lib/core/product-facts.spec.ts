import { factsOf } from './product-facts.ts';

const parameter = (value: string) => ({ name: 'x', value, identifier: value });
const group = (parameterGroupId: number, name: string, ...values: string[]) => ({
  parameterGroupId,
  name,
  parameters: values.map(parameter),
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
