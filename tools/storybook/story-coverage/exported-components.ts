import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A React component that a library gives to others. */
export interface ExportedComponent {
  readonly library: string;
  readonly name: string;
}

const libraries = join(import.meta.dirname, '../../../libs');

const exportLists = /^export \{([^}]+)\} from '[^']+\.tsx'/gm;

const namesIn = (list: string): readonly string[] =>
  list.split(',').map((name) => name.trim().split(' as ').at(-1) ?? '');

/** Components draw something: providers and contexts only hand a value down. */
const isComponent = (name: string): boolean => /^[A-Z][A-Za-z]*[a-z]/.test(name) && !/(Providers?|Context)$/.test(name);

/** Every component that the entry points of a library export for use in the shop. */
export function exportedComponents(): readonly ExportedComponent[] {
  return globSync('*/src/{index,page}.ts', { cwd: libraries })
    .sort()
    .flatMap((entryPoint) =>
      [...readFileSync(join(libraries, entryPoint), 'utf8').matchAll(exportLists)]
        .flatMap(([, list = '']) => namesIn(list))
        .filter(isComponent)
        .map((name) => ({ library: entryPoint.split('/')[0] ?? entryPoint, name })),
    );
}

/** The components that some story of their library shows, as `library/Name`. */
export function componentsInStories(): ReadonlySet<string> {
  return new Set(
    globSync('*/src/**/*.stories.tsx', { cwd: libraries }).flatMap((file) => {
      const library = file.split('/')[0] ?? file;
      const text = readFileSync(join(libraries, file), 'utf8');
      return [...text.matchAll(/component: (\w+)|<([A-Z]\w+)/g)].map(
        ([, component, element]) => `${library}/${component ?? element}`,
      );
    }),
  );
}
