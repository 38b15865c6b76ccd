import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import shop from '../../shop.config.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

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

/** For all libraries: the sample texts and the data of the shared model. */
const isShared = (file: string): boolean => /^(libs\/(model|routing)|tools)\//.test(file);

/** The texts of stories, of the testing entry points and of the samples, by file. */
const readTexts = (): readonly (readonly [file: string, texts: readonly string[]])[] =>
  globSync(['libs/*/src/**/{*.stories.tsx,testing/**/*.{ts,tsx}}', 'tools/storybook/samples/sample-texts.ts'], {
    cwd: root,
  }).map((file) => [file, textsWrittenIn(readFileSync(join(root, file), 'utf8'), file)]);

let textsByFile: ReturnType<typeof readTexts> | undefined;

/**
 * The texts that a story may show without a catalogue: those of its own file, of its library's test data, what is shared,
 * and the shop's name.
 */
export function storyTextsOf(storyFile: string): readonly string[] {
  textsByFile ??= readTexts();
  const [file = '', library = ''] = /libs\/([^/]+)\/.+$/.exec(storyFile) ?? [];
  const isTestData = (path: string): boolean => path.startsWith(`libs/${library}/`) && path.includes('/testing/');
  return [
    shop.name,
    ...textsByFile.flatMap(([path, texts]) => (path === file || isShared(path) || isTestData(path) ? texts : [])),
  ];
}
