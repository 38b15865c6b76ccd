/** Prints after each test how it ended, as lines of JSON, so that the first failure can end the run. */
module.exports = class LineReporter {
  print(event) {
    process.stdout.write(`@mutate ${JSON.stringify(event)}\n`);
  }

  onRunStart({ numTotalTestSuites }) {
    this.print({ kind: 'start', specs: numTotalTestSuites });
  }

  onTestCaseResult({ path }, { status, fullName }) {
    this.print({ kind: 'test', failed: status === 'failed', spec: path, title: fullName });
  }

  onTestFileResult({ path }, { testExecError }) {
    const failed = testExecError !== undefined;
    this.print({ kind: 'spec', failed, spec: path, title: 'the file could not be run' });
  }

  onRunComplete(_contexts, { numFailedTests, numRuntimeErrorTestSuites, numTotalTests }) {
    this.print({ kind: 'end', failed: numFailedTests + numRuntimeErrorTestSuites > 0, tests: numTotalTests });
  }
};
