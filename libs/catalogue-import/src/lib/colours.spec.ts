import { colourOf } from './colours.ts';

const noTaxonomy = () => undefined;
const familiesOf = (word: string): string =>
  colourOf(word, noTaxonomy)
    .families.map(({ key }) => key)
    .join(' ');

describe('colourOf', () => {
  it.each([
    ['Black', 'Sort', 'Musta', 'black'],
    ['Gray', 'Grå', 'Harmaa', 'grey'],
    ['dark blue', 'Marineblå', 'Tummansininen', 'navy'],
    ['dark grey', 'Mørkegrå', 'Tummanharmaa', 'grey'],
    ['light brown', 'Lysebrun', 'Vaaleanruskea', 'brown'],
    ['mottled grey', 'Grå', 'Harmaa', 'grey'],
    ['grey multicolor', 'Grå/flerfarvet', 'Harmaa/monivärinen', 'grey multi'],
    ['black/white', 'Sort/hvid', 'Musta/valkoinen', 'black white'],
    ['off-white', 'Råhvid', 'Luonnonvalkoinen', 'cream'],
    ['grøn', 'Grøn', 'Vihreä', 'green'],
  ])('names %s %s in Danish and %s in Finnish, and filters it as %s', (word, da, fi, families) => {
    expect(colourOf(word, noTaxonomy).name).toMatchObject({ da, fi });
    expect(familiesOf(word)).toBe(families);
  });

  it.each([
    ['navy blazer', 'navy'],
    ['heather print', 'multi'],
    ['Midnight Blue', 'navy'],
    ['blue violety', 'purple'],
    ['new khaki', 'beige olive'],
    ['taupe', 'grey beige'],
    ['light camo print', 'olive multi'],
    ['Charcoal Grey Heather', 'grey'],
    ['Carhartt Brown', 'brown'],
    ['Black (001)/Graphite', 'black grey'],
    ['offwhite/petrol', 'cream turquoise'],
    ['rose gold', 'rose gold'],
    ['salt and pepper', 'black white'],
  ])('filters %s as %s and keeps its own name', (word, families) => {
    const { name } = colourOf(word, noTaxonomy);
    expect(familiesOf(word)).toBe(families);
    expect(name.da.toLowerCase()).toBe(word.toLowerCase());
    expect(name.fi).toBe(name.da);
  });

  it.each(['Octarine', 'As Shown', '42', '=cmd'])('has %s as a colour of its own among the others', (word) => {
    expect(colourOf(word, noTaxonomy)).toMatchObject({ hex: '#cfcac2', name: { sv: word } });
    expect(familiesOf(word)).toBe('other');
  });

  it('uses the translation of the folder for a name that the shop has not', () => {
    const octarine = { da: 'Oktarin', sv: 'Oktarin', nb: 'Oktarin', fi: 'Oktariini' };
    const taxonomy = (word: string) => (word === 'Octarine' ? octarine : undefined);
    expect(colourOf('Octarine', taxonomy).name).toEqual(octarine);
  });

  it('does not print a text as a name', () => {
    expect(colourOf('x'.repeat(500), noTaxonomy).name.da).toHaveLength(60);
  });
});
