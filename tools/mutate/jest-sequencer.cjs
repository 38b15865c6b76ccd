const { dirname, relative, sep } = require('node:path');

/** Specs that are named for the mutant first, then those nearest to its file: what catches it is mostly found there. */
module.exports = class NearestFirst {
  sort(tests) {
    const file = process.env.MUTANT_FILE ?? '';
    const named = (process.env.MUTANT_SPECS ?? '').split(',');
    const stem = file.replace(/\.tsx?$/, '.spec.');
    const steps = (path) =>
      relative(dirname(file), dirname(path))
        .split(sep)
        .filter((part) => part !== '').length;
    const rank = ({ path }) => (named.includes(path) ? -2 : path.startsWith(stem) ? -1 : steps(path));
    return [...tests].sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path));
  }

  cacheResults() {}
};
