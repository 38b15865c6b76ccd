// Loaded before a run of Vitest: the machine seems to have FAKE_CORES cores.
const { syncBuiltinESMExports } = require('node:module');
const os = require('node:os');

const cores = Number(process.env.FAKE_CORES);
os.availableParallelism = () => cores;
syncBuiltinESMExports();
