import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, toolEnvironment } from '../scripts/runtime.mjs';
import { changedFiles } from './changed-files.mjs';

/** Its specs read every file of the repository, so each change is theirs as well. */
const repositoryTests = '@lyng/workspace-plugin';
const storybook = '@lyng/storybook';
/** What stories show besides the libraries. */
const partsOfAllStories = ['tools/storybook/', 'libs/demo-catalogue/src/lib/drawings/'];

/** Demo data and the contract suite have no stories. */
const withoutStories = ['libs/contract-suite', 'libs/demo-catalogue'];
const hasStories = (folderOf) => (name) => {
  const folder = folderOf.get(name) ?? '';
  return folder.startsWith('libs/') && !withoutStories.includes(folder);
};

function projectsAffectedBy(files) {
  const { status, stdout, stderr } = spawnSync('node', [join(import.meta.dirname, 'affected-projects.mjs')], {
    cwd: root,
    env: toolEnvironment({ NX_ISOLATE_PLUGINS: 'false' }),
    input: JSON.stringify(files),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Nx could not report what is affected: ${stderr}`);
  return JSON.parse(stdout);
}

/**
 * What a change since `base` touches, up to `head` or up to now: `projects` are `all` or names, perhaps none, with their `folders`; `stories` are `all`, `none`, or the folders
 * of the libraries whose stories it touches.
 */
export function affectedSelection(base = 'main', head) {
  const files = changedFiles(root, base, head);
  if (files.length === 0) return { projects: [], folders: [], stories: 'none' };
  const { folders, affected, owners, storyOwners } = projectsAffectedBy(files);
  const folderOf = new Map(Object.entries(folders));
  const projects = [
    ...new Set([...affected, ...owners, ...(storyOwners.length > 0 ? [storybook] : []), repositoryTests]),
  ].sort();
  const isEverything = projects.length === folderOf.size;
  const isAllStories = isEverything || files.some((file) => partsOfAllStories.some((part) => file.startsWith(part)));
  const libraries = [...new Set([...affected, ...storyOwners])]
    .filter(hasStories(folderOf))
    .map((name) => folderOf.get(name))
    .sort();
  return {
    projects: isEverything ? 'all' : projects,
    folders: projects.map((name) => folderOf.get(name)),
    stories: isAllStories ? 'all' : libraries.length > 0 ? libraries : 'none',
  };
}
