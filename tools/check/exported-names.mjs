import ts from 'typescript';

export const parseSource = (file, text) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const isExported = (node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function exportsOfStatement(statement) {
  if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
    return statement.exportClause.elements.map(({ name, isTypeOnly }) => ({
      name: name.text,
      isType: isTypeOnly || statement.isTypeOnly,
    }));
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => ({ name: name.getText(), isType: false }));
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return statement.name ? [{ name: statement.name.text, isType }] : [];
}

/** The names that a source exports, as it writes them: no other file is read. */
export const exportsOf = (source) => source.statements.flatMap(exportsOfStatement);
