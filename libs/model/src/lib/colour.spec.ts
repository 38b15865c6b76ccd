import { colourOf } from './colour.ts';

const group = (parameterGroupId: number, ...parameters: [name: string, value: string | null][]) => ({
  parameterGroupId,
  parameters: parameters.map(([name, value]) => ({ name, value })),
});

it.each([
  ['of group 1, wherever it stands', [null, group(2, ['Color', 'Uld']), group(1, ['Color', 'Lyng'])], 'Lyng'],
  ['that is not empty', [group(1, ['Color', ''], ['Color', null], ['Color', 'Sand'])], 'Sand'],
  ['named Color', [group(1, ['Pattern', 'Stribet'], ['Color', 'Rød'])], 'Rød'],
  ['and there is none', [group(2, ['Color', 'Sand'])], undefined],
  ['and there are no parameters', [group(1), { parameterGroupId: 1, parameters: null }], undefined],
  ['and there are no groups', null, undefined],
])('the colour is the first value %s [CAT-17]', (_, groups, expected) => {
  expect(colourOf(groups)).toBe(expected);
});
