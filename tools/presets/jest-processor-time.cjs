// Names a spec file that takes long, in processor seconds; the check compares it with its budget (tools/check/budget.json).
const { relative } = require('node:path');

const named = 8;
const before = process.cpuUsage();
const { testPath } = expect.getState();

afterAll(() => {
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  if (seconds > named)
    process.stdout.write(
      `slow spec: ${seconds.toFixed(1)} s ${relative(`${__dirname}/../..`, testPath).replaceAll('\\', '/')}\n`,
    );
});
