import { reportOf } from '../../../check/report.mjs';

const step = { title: 'format', seconds: 1, budget: 5, failures: [], slowest: [] };
const verdict = {
  passed: 1,
  failed: 1,
  flaky: 0,
  skipped: 0,
  skips: [],
  overBudget: [],
  problems: ['Failed: format.'],
};

describe('reportOf', () => {
  it('ends with the counts', () => {
    expect(reportOf([{ ...step, ok: true, output: '' }], verdict, 1)).toMatch(/\n1 passed, 1 failed$/);
  });

  it('shows the end of a failed step that names no test, and of no other', () => {
    const results = [
      { ...step, ok: false, output: 'first\n\nError: no memory\n' },
      { ...step, title: 'lint', ok: true, output: 'all is well\n' },
      { ...step, title: 'tests', ok: false, output: 'a stack\n', failures: ['cart › adds'] },
    ];
    const report = reportOf(results, verdict, 1);
    expect(report).toContain('The last lines of “format”:\n  first\n  Error: no memory\n');
    expect(report).toContain('  cart › adds\n');
    expect(report).not.toMatch(/all is well|a stack/);
  });

  it('shows the end of each task of Nx that failed', () => {
    const output = [
      '> nx run @lyng/model:typecheck',
      'fine',
      '> nx run @lyng/cart:typecheck',
      'cart.ts:1: error TS2322',
      '> nx run @lyng/ui:build',
      ...Array.from({ length: 60 }, () => 'built'),
      ' NX   Running targets typecheck, build failed',
      'Failed tasks:',
      '- @lyng/cart:typecheck',
    ].join('\n');
    const report = reportOf([{ ...step, ok: false, output }], verdict, 1);
    expect(report).toContain('The last lines of @lyng/cart:typecheck:\n  cart.ts:1: error TS2322\n');
    expect(report).not.toMatch(/fine|The last lines of “format”/);
  });

  it('shows the error of each test that failed or was flaky', () => {
    const output = [
      '  1) [phone] › specs/cart.spec.ts:3:1 › adds ──',
      '    Error: expected 1, received 2',
      '  1 failed',
      '    [phone] › specs/cart.spec.ts:3:1 › adds ',
    ].join('\n');
    const report = reportOf(
      [{ ...step, ok: false, output, failures: ['[phone] › specs/cart.spec.ts:3:1 › adds'] }],
      verdict,
      1,
    );
    expect(report).toContain(
      'Errors of “format”:\n    1) [phone] › specs/cart.spec.ts:3:1 › adds ──\n      Error: exp',
    );
  });

  it('cuts long lines', () => {
    const report = reportOf([{ ...step, ok: false, output: 'x'.repeat(5000) }], verdict, 1);
    expect(report.length).toBeLessThan(1000);
  });
});
