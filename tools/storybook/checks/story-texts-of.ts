import { textsByFile } from 'virtual:story-texts';

/** The data that a story may show: what stands in its own file, in its library's test data, and what all share. */
export const storyTextsOf = (storyFile: string): readonly string[] => {
  const [file = '', library = ''] = /libs\/([^/]+)\/.+$/.exec(storyFile) ?? [];
  const isTestData = (path: string): boolean => path.startsWith(`libs/${library}/`) && path.includes('/testing/');
  return Object.entries(textsByFile).flatMap(([path, texts]) =>
    path === file || path === 'shared' || isTestData(path) ? texts : [],
  );
};
