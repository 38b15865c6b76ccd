import { optionRoles } from './option-roles.ts';

describe('optionRoles', () => {
  it.each([
    ['Size', 'Color'],
    ['Størrelse', 'Farve'],
    ['Storlek', 'Färg'],
    ['Koko', 'Väri'],
    ['Skostørrelse (EU)', 'Farge'],
    ['str.', 'COLOUR'],
  ])('finds %s and %s by their names', (size, colour) => {
    const values = ['Øst', 'Vest'];
    expect(
      optionRoles([
        { name: colour, values },
        { name: size, values },
      ]),
    ).toEqual(['colour', 'size']);
  });

  it.each([
    [['S', 'm', '2XL']],
    [['36', '37,5', 'EU 38']],
    [['92/98', '104']],
    [['W32 L34']],
    [['One size']],
    [['6-12 mdr']],
  ])('finds sizes by the values %j', (values) => {
    expect(optionRoles([{ name: 'Variant', values }])).toEqual(['size']);
  });

  it('finds colours by their values', () => {
    expect(optionRoles([{ name: 'Variant', values: ['Lyserød', 'Dark blue', '01 Black'] }])).toEqual(['colour']);
  });

  it.each([
    ['words of neither', [{ name: 'Gravering', values: ['Ja', 'Nej'] }], [undefined]],
    ['amounts', [{ name: 'Variant', values: ['100 ml', '3 pack'] }], [undefined]],
    ['scents', [{ name: 'Variant', values: ['Lavender', 'Lemon'] }], [undefined]],
    ['only some sizes', [{ name: 'Variant', values: ['S', 'Long'] }], [undefined]],
    [
      'a second option of sizes',
      [
        { name: 'Size', values: ['30', '32'] },
        { name: 'Length', values: ['32', '34'] },
      ],
      ['size', undefined],
    ],
    ['an option without values', [{ name: '', values: [] }], [undefined]],
  ])('finds nothing in %s', (_, options, roles) => {
    expect(optionRoles(options)).toEqual(roles);
  });
});
