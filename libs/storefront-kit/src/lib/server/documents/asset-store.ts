import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The time for which a deploy's assets are served after the next deploy, in ms. */
const SERVED_FOR = 7 * 86_400_000;

const deployFile = (store: string): string => join(store, 'deploy.json');

async function lastDeploy(store: string): Promise<readonly string[]> {
  const text = await readFile(deployFile(store), 'utf8').catch(() => '[]');
  const names: unknown = JSON.parse(text);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/**
 * Adds this deploy's assets to those of earlier ones, so that open tabs still find their scripts, and removes what was
 * replaced a week ago. Names are hashes, so files never overwrite each other.
 * @param assets the folder of the build.
 * @param store a folder that outlives the deploy; several processes may share it.
 * @returns the folder to serve.
 */
export async function storeAssets(assets: string, store: string, now: Date): Promise<string> {
  const files = join(store, 'files');
  await mkdir(files, { recursive: true });
  const current = await readdir(assets);
  const replaced = (await lastDeploy(store)).filter((name) => !current.includes(name));
  for (const name of replaced) await utimes(join(files, name), now, now).catch(() => undefined);
  await cp(assets, files, { recursive: true });
  await writeFile(deployFile(store), JSON.stringify(current));
  for (const name of await readdir(files)) {
    const file = join(files, name);
    if (!current.includes(name) && (await stat(file)).mtimeMs < now.getTime() - SERVED_FOR) await rm(file);
  }
  return files;
}
