import type { CountedCategory } from './category-facets.ts';
import { categoryOptions } from './category-facets.ts';

/** Women: shoes (sandals, boots) and clothes. Men: shoes. */
const tree: readonly (readonly [id: string, parentId: string | null])[] = [
  ['women', null],
  ['shoes', 'women'],
  ['sandals', 'shoes'],
  ['boots', 'shoes'],
  ['clothes', 'women'],
  ['men', null],
  ['shoes-for-men', 'men'],
];

const categories = (chosen: readonly string[] = [], known = tree): readonly CountedCategory[] =>
  known.map(([id, parentId]) => ({
    key: 'categories',
    id,
    label: id,
    parentId,
    count: 1,
    selected: chosen.includes(id),
  }));

const shown = (chosen: readonly string[], trail: readonly string[], known = tree): readonly string[] =>
  categoryOptions(categories(chosen, known), trail).map(
    ({ id, level, selected }) => `${'  '.repeat(level)}${id}${selected ? ' ✓' : ''}`,
  );

describe('category options', () => {
  it.each([
    ['of a list of everything are the departments', [], [], ['women', 'men']],
    ['of a department are what is below it', [], ['women'], ['shoes', 'clothes']],
    ['of a shelf are what is below it, nothing of other departments', [], ['women', 'shoes'], ['sandals', 'boots']],
    ['open below what is chosen', ['women'], [], ['women ✓', '  shoes', '  clothes', 'men']],
    ['keep the way to one', ['boots'], [], ['women', '  shoes', '    sandals', '    boots ✓', '  clothes', 'men']],
    ['may be several', ['clothes', 'men'], [], ['women', '  shoes', '  clothes ✓', 'men ✓', '  shoes-for-men']],
    ['of a shelf without more below it are none', [], ['women', 'clothes'], []],
  ])('%s [CAT-07]', (_rule, chosen, trail, expected) => {
    expect(shown(chosen, trail)).toEqual(expected);
  });

  it('skip a level with one category, which does not narrow the list', () => {
    const women = tree.filter(([id]) => !id.includes('men') || id === 'women');
    expect(shown([], [], women)).toEqual(['shoes', 'clothes']);
    expect(shown([], [], [['men', null]])).toEqual(['men']);
  });

  it('are at the top when their parent was not counted', () => {
    const orphans = ['boots', 'sandals'].map((id) => [id, 'shoes'] as const);
    expect(shown([], [], orphans)).toEqual(['boots', 'sandals']);
  });

  it('replace the chosen ones above and below them', () => {
    const replaced = (chosen: readonly string[], id: string) =>
      categoryOptions(categories(chosen), [])
        .find((option) => option.id === id)
        ?.replaces.map((facet) => facet.id);
    expect(replaced(['women'], 'shoes')).toEqual(['women']);
    expect(replaced(['sandals', 'clothes'], 'women')).toEqual(['sandals', 'clothes']);
    expect(replaced(['men'], 'women')).toEqual([]);
  });
});
