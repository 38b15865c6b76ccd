import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import componentGenerator from './generator.ts';

const workspaceWith = (type: string): Tree => {
  const tree = createTree();
  tree.write('libs/returns/package.json', JSON.stringify({ nx: { tags: [`type:${type}`] } }));
  return tree;
};

const options = { name: 'ReturnForm', library: 'returns', purpose: 'What a shopper sends back.' };

describe('component', () => {
  it.each([
    ['domain', {}, 'libs/returns/src/lib/react/return-form'],
    ['ui', {}, 'libs/returns/src/lib/primitives/return-form'],
    ['ui', { group: 'commerce' }, 'libs/returns/src/lib/commerce/return-form'],
  ] as const)(
    'makes a component of a %s library (%j) with its styles, story and spec in %s',
    async (type, more, folder) => {
      const tree = workspaceWith(type);
      await componentGenerator(tree, { ...options, ...more });
      const files = tree
        .listChanges()
        .map(({ path }) => path)
        .filter((path) => path.startsWith(folder));
      expect(files.sort()).toEqual(
        ['ReturnForm.module.css', 'ReturnForm.spec.tsx', 'ReturnForm.stories.tsx', 'ReturnForm.tsx'].map(
          (file) => `${folder}/${file}`,
        ),
      );
    },
  );

  it('writes the name, the purpose and one class into them', async () => {
    const tree = workspaceWith('ui');
    await componentGenerator(tree, options);
    const read = (file: string) => tree.read(`libs/returns/src/lib/primitives/return-form/${file}`, 'utf8') ?? '';
    expect(read('ReturnForm.tsx')).toContain(
      '/** What a shopper sends back. */\nexport const ReturnForm = ({ children }: ReturnFormProps) => <div className={styles.returnForm}>',
    );
    expect(read('ReturnForm.module.css')).toMatch(/^\.returnForm \{/);
    expect(read('ReturnForm.stories.tsx')).toContain("title: 'returns/ReturnForm'");
    expect(read('ReturnForm.spec.tsx')).toContain('render(<ReturnForm>Hello</ReturnForm>)');
  });

  it('keeps files that already exist', async () => {
    const tree = workspaceWith('ui');
    tree.write('libs/returns/src/lib/primitives/return-form/ReturnForm.tsx', '// mine\n');
    await componentGenerator(tree, options);
    expect(tree.read('libs/returns/src/lib/primitives/return-form/ReturnForm.tsx', 'utf8')).toBe('// mine\n');
  });

  it('fails without a purpose, and for a library that does not exist', async () => {
    await expect(componentGenerator(workspaceWith('ui'), { name: 'ReturnForm', library: 'returns' })).rejects.toThrow(
      /a purpose/,
    );
    await expect(componentGenerator(workspaceWith('ui'), { ...options, library: 'other' })).rejects.toThrow(
      /there is no libs\/other/,
    );
  });
});
