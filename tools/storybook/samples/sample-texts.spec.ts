import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@lyng/model';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sampleText } from './sample-texts.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('libs/*/src/**/{*.stories.tsx,testing/**/make-*.ts}', { cwd: root }).sort();

/** The objects of sample data that shoppers see the name of. */
const named = /^make(Product|ProductSummary|ListPage|Category)$/;

/** The names that a file gives to sample products, and what they are in. */
function namesIn(file: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node, isSample: boolean): void => {
    // The name of a filter for the server is not a text.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'parameterGroups') return;
    const calls = ts.isCallExpression(node) && ts.isIdentifier(node.expression) && named.test(node.expression.text);
    const makes = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && named.test(node.name.text);
    if (
      isSample &&
      ts.isPropertyAssignment(node) &&
      ts.isIdentifier(node.name) &&
      node.name.text === 'name' &&
      ts.isStringLiteral(node.initializer)
    )
      names.push(node.initializer.text);
    ts.forEachChild(node, (child) => visit(child, isSample || calls || makes));
  };
  const text = readFileSync(join(root, file), 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX), false);
  return names;
}

describe('the sample data of stories', () => {
  it('finds the names of products', () => {
    expect(namesIn('libs/model/src/lib/testing/make-product.ts')).toEqual(
      expect.arrayContaining(['Solveig hvid lædersneaker', 'Sko', 'Dame']),
    );
  });

  it.each(
    files.flatMap((file) =>
      namesIn(file).flatMap((name) => (/^\p{Lu}\p{Ll}{2}/u.test(name) ? [[file, name] as const] : [])),
    ),
  )('of %s has "%s" in all four languages [SHOP-23]', (_file, name) => {
    const texts = languages.map((language) => sampleText(name, language) ?? '');
    expect(texts.filter((text) => text !== '')).toHaveLength(languages.length);
  });
});
