// The apps that are shops: their package.json has a `shop` key, `{ "configuration": <path of the shop's file> }`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopWith } from '../setup/console.mjs';
import { root } from '../setup/runtime.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The names that `--app` takes. */
export const shopApps = () =>
  readdirSync(join(root, 'apps'))
    .filter((name) => existsSync(join(root, 'apps', name, 'package.json')))
    .filter((name) => readJson(join(root, 'apps', name, 'package.json')).shop !== undefined)
    .sort();

/** The shop that a command names by `--app NAME`, `storefront` by default; an unknown name ends the command. */
export function chosenApp(args = process.argv.slice(2)) {
  const index = args.findIndex((arg) => arg === '--app' || arg.startsWith('--app='));
  const name = index < 0 ? 'storefront' : (args[index].split('=')[1] ?? args[index + 1] ?? '');
  const names = shopApps();
  if (!names.includes(name)) stopWith(`There is no shop "${name}".`, `Choose one of: ${names.join(', ')}.`);
  const folder = `apps/${name}`;
  const manifest = readJson(join(root, folder, 'package.json'));
  return { folder, package: manifest.name, config: readJson(join(root, folder, manifest.shop.configuration)) };
}
