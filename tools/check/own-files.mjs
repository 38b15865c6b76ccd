/** Files of a project that no other project is made of or tested with: a change in them is its own affair. */
export const isOwnFile = (file) => /(\.spec\.tsx?|\.stories\.tsx|\/(README|CHANGELOG)\.md)$/.test(file);

export const isStory = (file) => file.endsWith('.stories.tsx');
