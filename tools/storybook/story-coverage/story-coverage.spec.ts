import { describe, expect, it } from 'vitest';
import { componentsInStories, exportedComponents } from './exported-components.ts';

const components = exportedComponents();
const shown = componentsInStories();

describe('stories', () => {
  it('are looked for in every library that exports components', () => {
    expect(new Set(components.map(({ library }) => library))).toContain('ui');
  });

  it.each(components)('show $library/$name', ({ library, name }) => {
    expect(shown).toContain(`${library}/${name}`);
  });
});
