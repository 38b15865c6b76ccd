import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../..');

/** Texts of markup stand apart on the page: `<p>Hej <b>du</b></p>` is shown as two. */
const pieces = (text: string): readonly string[] => text.split(/<[^>]*>|\n/).map((piece) => piece.trim());

/** Every text that is written in a source: strings, the fixed parts of templates, and words between tags. */
function textsWrittenIn(source: string, fileName = 'story.tsx'): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node) ||
      ts.isJsxText(node)
    )
      texts.push(...pieces(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return [...new Set(texts)].filter((text) => /\p{L}{2}/u.test(text));
}

/** Where the data of stories is written: stories, and the testing entry points. */
export const filesWithData = (): readonly string[] =>
  globSync('libs/*/src/**/{*.stories.tsx,testing/**/*.{ts,tsx}}', { cwd: root }).sort();

/**
 * Texts that stories may show without a catalogue: those of each library, and for all libraries the sample texts, the
 * shared model's data and the shop's name.
 */
export function storyTexts(): Readonly<Record<string, readonly string[]>> {
  const { name } = JSON.parse(readFileSync(join(root, 'shop.config.json'), 'utf8')) as { readonly name: string };
  const byFile = filesWithData().map(
    (file) => [file, textsWrittenIn(readFileSync(join(root, file), 'utf8'), file)] as const,
  );
  const shared = byFile
    .filter(([file]) => file.startsWith('libs/model/') || file.startsWith('libs/routing/'))
    .flatMap(([, texts]) => texts);
  const samples = textsWrittenIn(readFileSync(join(root, 'tools/storybook/samples/sample-texts.ts'), 'utf8'));
  return { ...Object.fromEntries(byFile), shared: [name, ...shared, ...samples] };
}
