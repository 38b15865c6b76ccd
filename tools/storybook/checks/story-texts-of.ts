import { textsByFile } from 'virtual:story-texts';

/** The data that a story may show: from its own file, its library's test data, and the shared samples. */
export const storyTextsOf = (storyFile: string): readonly string[] => {
  const [file = '', library = ''] = /libs\/([^/]+)\/.+$/.exec(storyFile) ?? [];
  const isTestData = (path: string): boolean => path.startsWith(`libs/${library}/`) && path.includes('/testing/');
  return Object.entries(textsByFile).flatMap(([path, texts]) =>
    path === file || path === 'shared' || isTestData(path) ? texts : [],
  );
};
