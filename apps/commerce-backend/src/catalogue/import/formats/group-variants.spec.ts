import { commonTitle } from './group-variants.ts';

describe('commonTitle', () => {
  it.each([
    [['Sund hoodie, black, M', 'Sund hoodie, black, L', 'Sund hoodie, red, M'], 'Sund hoodie'],
    [['Sund hoodie – M', 'Sund hoodie – L'], 'Sund hoodie'],
    [['Sund hoodie', 'Sund hoodie'], 'Sund hoodie'],
    [['Sund hoodie', 'Sund hoodie XL'], 'Sund hoodie'],
    [['Black hoodie', 'Red hoodie'], 'Black hoodie'],
    [['Hoodie black', 'Hoodie red'], 'Hoodie black'],
    [['Alone'], 'Alone'],
  ])('of %j is %j', (titles, title) => {
    expect(commonTitle(titles)).toBe(title);
  });
});
