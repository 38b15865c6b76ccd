/** Runs everything. The commands themselves need less: they start the Node of the lockfile, where that one runs. */
export const neededNode = '24.15';
const neededToStart = '20.19';
/** Of the Node in the lockfile, which is built for Linux with glibc. */
const neededGlibc = '2.28';

const isAtLeast = (version, wanted) => {
  const [major, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
};

/**
 * The problem of this Node and its fix; undefined for a good one. `pinnedRuns` is whether the Node of the lockfile runs
 * here; before the installation that is unknown, and the machine's own Node counts.
 */
export function nodeProblem({ version, platform, arch, glibc, pinnedRuns }) {
  const runs =
    pinnedRuns ?? (platform === 'linux' && ['x64', 'arm64'].includes(arch) && isAtLeast(glibc ?? '0.0', neededGlibc));
  const needed = runs ? neededToStart : neededNode;
  if (isAtLeast(version, needed)) return undefined;
  return {
    problem: `Node ${version} is too old.`,
    fix: `Install Node ${needed} or newer, for example with: nvm install (or from https://nodejs.org).`,
  };
}

/** The properties of this machine for `nodeProblem`. */
export function thisNode() {
  const version = process.versions.node;
  const machine = { version, platform: process.platform, arch: process.arch };
  if (process.platform !== 'linux' || isAtLeast(version, neededNode)) return machine;
  // Else the report looks up the names of network addresses, which may take seconds.
  if (process.report) process.report.excludeNetwork = true;
  return { ...machine, glibc: process.report?.getReport().header.glibcVersionRuntime };
}
