import { names } from '@nx/devkit';
import type { Tree } from '@nx/devkit';

/** A property's name as it is written in source. */
export const key = (name: string): string => (name.includes('-') ? `'${name}'` : name);

const screenText = (name: string): string =>
  [
    `    ${key(name)}: {`,
    `      page: () => import('./lib/screens/${name}/page.tsx'),`,
    `      data: () => import('./lib/screens/${name}/data.ts'),`,
    '    },\n',
  ].join('\n');

/** A feature that has nothing yet. */
const emptyFeature = (library: string): string =>
  `import { defineFeature } from '@lyng/feature';\n\nexport const ${names(library).propertyName} = defineFeature({\n  id: '${library}',\n});\n`;

/** The source of a formatted `feature.ts` with the screen; `undefined` when it has no object to add it to. */
export function withScreen(source: string, name: string): string | undefined {
  if (source.includes(`\n    ${key(name)}: {\n      page:`)) return source;
  const [before, after, ...others] = source.split(/(?<=\n {2}screens: \{\n)/);
  if (after !== undefined && others.length === 0) return before + screenText(name) + after;
  if (/\n {2}screens\b/.test(source) || !/defineFeature\(\{\n[^]*\n\}\);\n$/.test(source)) return undefined;
  return source.replace(/\}\);\n$/, `  screens: {\n${screenText(name)}  },\n});\n`);
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
