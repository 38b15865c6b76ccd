import { names } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';

/** A property's name as it is written in source. */
export const key = (name: string): string => (name.includes('-') ? `'${name}'` : name);

const screenText = (name: string): string =>
  [
    `    ${key(name)}: {`,
    `      page: () => import('./lib/screens/${name}/page.tsx'),`,
    `      data: () => import('./lib/screens/${name}/data.ts'),`,
    '    }',
  ].join('\n');

/** A feature that has nothing yet. */
const emptyFeature = (library: string): string =>
  `import { defineFeature } from '@lyng/feature';\n\nexport const ${names(library).propertyName} = defineFeature({\n  id: '${library}',\n});\n`;

/** The object that `defineFeature` is called with. */
function definitionIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineFeature') {
    const [definition] = node.arguments;
    return definition && ts.isObjectLiteralExpression(definition) ? definition : undefined;
  }
  return ts.forEachChild(node, definitionIn);
}

const propertyOf = ({ properties }: ts.ObjectLiteralExpression, name: string) =>
  properties.find(
    (property) =>
      property.name &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
      property.name.text === name,
  );

/** The source with `text` behind the object's last property; a comma that was there ends the new one. */
function append(source: string, { properties }: ts.ObjectLiteralExpression, text: string): string {
  const last = properties.at(-1);
  const [index, inserted] = last ? [last.getEnd(), `,\n${text}`] : [properties.pos, `\n${text},\n  `];
  return source.slice(0, index) + inserted + source.slice(index);
}

/** The source of a `feature.ts` with the screen; `undefined` when it has no object to add it to. */
export function withScreen(source: string, name: string): string | undefined {
  const file = ts.createSourceFile('feature.ts', source, ts.ScriptTarget.Latest, true);
  const definition = definitionIn(file);
  if (!definition) return undefined;
  const screens = propertyOf(definition, 'screens');
  if (!screens) return append(source, definition, `  screens: {\n${screenText(name)},\n  }`);
  if (!ts.isPropertyAssignment(screens) || !ts.isObjectLiteralExpression(screens.initializer)) return undefined;
  return propertyOf(screens.initializer, name) ? source : append(source, screens.initializer, screenText(name));
}

/** Adds a screen to the feature of a library, which is created when the library has none. */
export function addScreen(tree: Tree, library: string, name: string): void {
  const file = `libs/${library}/src/feature.ts`;
  const source = withScreen(tree.read(file, 'utf8') ?? emptyFeature(library), name);
  if (source === undefined)
    throw new Error(
      `@lyng/workspace-plugin: ${file} calls no defineFeature with an object, or its screens are no object, so the page cannot be added. Add it by hand, as docs/contributing.md says.`,
    );
  tree.write(file, source);
}
