/** Says after each test how it ended, as lines of JSON, so that the first failure can end the run. */
module.exports = class LineReporter {
  say(event) {
    process.stdout.write(`@mutate ${JSON.stringify(event)}\n`);
  }

  onRunStart({ numTotalTestSuites }) {
    this.say({ kind: 'start', specs: numTotalTestSuites });
  }

  onTestCaseResult({ path }, { status, fullName, failureMessages }) {
    this.say({
      kind: 'test',
      failed: status === 'failed',
      spec: path,
      title: fullName,
      message: failureMessages[0]?.slice(0, 500),
    });
  }

  onTestFileResult({ path }, { testExecError, failureMessage }) {
    this.say({
      kind: 'spec',
      failed: testExecError !== undefined,
      spec: path,
      title: 'the file could not be run',
      message: failureMessage?.slice(0, 500),
    });
  }

  onRunComplete(_contexts, { numFailedTests, numRuntimeErrorTestSuites, numTotalTests }) {
    this.say({ kind: 'end', failed: numFailedTests + numRuntimeErrorTestSuites > 0, tests: numTotalTests });
  }
};
