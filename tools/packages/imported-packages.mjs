import { builtinModules } from 'node:module';

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that code imports, whether source, built code or declarations; not counting Node's own and relative ones. */
export function importedPackages(texts) {
  const found = new Set();
  for (const text of texts) {
    for (const [, specifier] of text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]/g))
      found.add(specifier);
    for (const [, specifier] of text.matchAll(/\b(?:import|import\.meta\.url\)\.resolve)\(\s*['"]([^'"]+)['"]/g))
      found.add(specifier);
    for (const [, specifier] of text.matchAll(/(?:^|\n)import\s*['"]([^'"]+)['"]/g)) found.add(specifier);
  }
  const packages = [...found].filter((name) => !/^[./]|^node:|^virtual:/.test(name)).map(packageOf);
  return [...new Set(packages)].filter((name) => !builtinModules.includes(name)).sort();
}
