const { registerHooks } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

/** Jest's own part inside a test file: what holds its tests and hooks. */
const CIRCUS = /jest-circus\/build\/jestAdapterInit\.js$/;

let hooked = false;
/** Libraries are loaded from their sources, as Jest's own resolver does it. */
const takeSources = () => {
  if (hooked) return;
  hooked = true;
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: ['@lyng/source', ...context.conditions] }),
  });
};

let count = 0;

/**
 * Runs spec files as Node runs the backend: native ES modules, types stripped by Node, nothing transformed. All files of
 * a worker share their modules, so a package is loaded once for each worker and not once for each file, and its code
 * stays compiled: the backend's specs take 70 % of the CPU time and 76 % of the time (docs/measurements/check.md).
 *
 * In return there is no `jest` object and no module mock, and a module that keeps state keeps it from file to file.
 * Watching and coverage need Jest's own modules, and get them.
 */
class NativeRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { watch, watchAll, collectCoverage } = args.at(-1);
    this.native = !watch && !watchAll && !collectCoverage;
    if (this.native) takeSources();
  }

  unstable_shouldLoadAsEsm(file) {
    return this.native || super.unstable_shouldLoadAsEsm(file);
  }

  async unstable_importModule(file, ...rest) {
    if (!this.native) return super.unstable_importModule(file, ...rest);
    count += 1;
    return import(`${pathToFileURL(file).href}?run=${count}`);
  }

  /** Outside Jest's sandbox as well, so that `expect.any(String)` means the specs' `String`; new for each file. */
  requireInternalModule(from, name) {
    if (!this.native || name !== undefined || !CIRCUS.test(from.replaceAll('\\', '/')))
      return super.requireInternalModule(from, name);
    delete require.cache[from];
    return require(from);
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    if (this.native) Object.assign(globalThis, globals);
  }
}

// As an ES module transpiled to CommonJS: Jest reads the runtime's default export.
exports.__esModule = true;
exports.default = NativeRuntime;
