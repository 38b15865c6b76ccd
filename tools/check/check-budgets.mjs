// Checks the byte budgets of the built shop, per page kind, and lists the share of each package.
import { brotliBytes, cssBytes, firstLoad, pageKinds, readChunkReport, readManifest } from './first-load.mjs';

const kib = 1024;
/** Brotli bytes of all JavaScript until hydration. React, its router, Redux Toolkit and Lingui alone are about 100 KiB. Names of files alone move a sum by a tenth of a KiB. */
const budgets = {
  home: 119.5 * kib,
  list: 124 * kib,
  product: 123.2 * kib,
  cart: 124.2 * kib,
  favourites: 119.9 * kib,
  checkout: 161 * kib,
};
/** Brotli bytes of the styles in each document. */
const cssBudgets = {
  home: 6.5 * kib,
  list: 6.6 * kib,
  product: 8 * kib,
  cart: 6.5 * kib,
  favourites: 6.5 * kib,
  checkout: 6.5 * kib,
};
/** The components' part of the first load. A chunk is compressed as one, so a package's part of it is its share before compression. */
const uiBudget = 15 * kib;
const uiPackage = 'libs/ui';
/** Never before the first paint of a shopping page: they come at idle, or with the action that needs them. */
const lazyPackages = ['@apollo/client', 'graphql', 'formik', 'yup', 'graphql-ws', 'rxjs'];

const manifest = readManifest();
const report = readChunkReport();
const problems = [];
const show = (bytes) => `${(bytes / kib).toFixed(1)} KiB`;

for (const kind of Object.keys(pageKinds)) {
  const { files, bytes } = firstLoad(manifest, kind);
  const packages = new Map();
  for (const file of files) {
    for (const [name, size] of Object.entries(report[file] ?? {})) packages.set(name, (packages.get(name) ?? 0) + size);
  }
  const heaviest = [...packages]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([name, size]) => `${name} ${show(size)}`);
  console.log(
    `${kind}: ${show(bytes)} of ${show(budgets[kind])} in ${files.length} files; before compression: ${heaviest.join(', ')}`,
  );
  if (bytes > budgets[kind])
    problems.push(`${kind}: ${show(bytes)} of JavaScript before hydration, ${show(bytes - budgets[kind])} too much`);
  const ui = files.reduce((sum, file) => {
    const sizes = Object.entries(report[file] ?? {});
    const total = sizes.reduce((all, [, size]) => all + size, 0);
    const own = sizes.find(([name]) => name === uiPackage)?.[1] ?? 0;
    return total > 0 ? sum + (brotliBytes(file) * own) / total : sum;
  }, 0);
  console.log(`${kind}: of it ${uiPackage} ${show(ui)} of ${show(uiBudget)}`);
  if (ui > uiBudget) problems.push(`${kind}: ${show(ui)} of ${uiPackage} before hydration`);
  const css = cssBytes(kind);
  console.log(`${kind}: css ${show(css)} of ${show(cssBudgets[kind])}`);
  if (css > cssBudgets[kind]) problems.push(`${kind}: ${show(css)} of inlined css`);
  if (kind === 'checkout') continue;
  for (const name of lazyPackages.filter((lazy) => packages.has(lazy)))
    problems.push(`${kind}: ${name} is in the first load`);
}
if (problems.length > 0) {
  console.error(`\nOver budget:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(1);
}
