import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './testing/workspace.ts';

/** One rule per line, so that the line of an error shows its text. */
const rejected = [
  ['a colour as hex', '.a { color: #333333; }', 'color-no-hex'],
  ['a colour by its name', '.b { color: rebeccapurple; }', 'color-named'],
  ['a colour as rgb', '.c { background: rgb(0 0 0 / 50%); }', 'function-disallowed-list'],
  ['a colour as hsl', '.d { border-color: hsl(20 10% 10%); }', 'function-disallowed-list'],
  ['a colour as oklch', '.e { color: oklch(50% 0.1 20); }', 'function-disallowed-list'],
  ['a mixed colour', '.f { color: color-mix(in oklab, var(--color-text), transparent); }', 'function-disallowed-list'],
  ['a length in px', '.g { width: 12px; }', 'declaration-property-value-disallowed-list'],
  ['a negative length in px', '.h { margin-left: -3.5px; }', 'declaration-property-value-disallowed-list'],
  ['a length in px within a sum', '.i { width: calc(100% - 16px); }', 'declaration-property-value-disallowed-list'],
  ['a property of its own in px', '.j { --gap: 10px; }', 'declaration-property-value-disallowed-list'],
  ['a breakpoint in px', '@media (min-width: 768px) { .k { width: 1rem; } }', 'media-feature-name-unit-allowed-list'],
  [
    'a hairline that is too thick',
    '.l { border: 11px solid currentcolor; }',
    'declaration-property-value-disallowed-list',
  ],
  ['a struck price [IDEA-8]', '.l2 { text-decoration: line-through; }', 'declaration-property-value-disallowed-list'],
] as const;

describe('style sheets', () => {
  let found: readonly { readonly line: number; readonly rule: string }[];

  beforeAll(() => {
    const input = rejected.map(([, text]) => text).join('\n');
    const { stdout, stderr } = spawnSync(
      join(root, 'tools/bin/with-node'),
      ['stylelint', '--formatter', 'json', '--stdin-filename', 'libs/ui/src/probe.module.css'],
      { cwd: root, input, encoding: 'utf8' },
    );
    // Errors go to stdout or stderr, depending on the version.
    const [sheet] = JSON.parse(stdout || stderr) as readonly { readonly warnings: typeof found }[];
    found = sheet?.warnings ?? [];
  });

  it.each(rejected.map(([what, , rule], index) => [what, rule, index + 1] as const))(
    'may not hold %s (%s)',
    (_what, rule, line) => {
      expect(found.filter((problem) => problem.line === line).map((problem) => problem.rule)).toEqual([rule]);
    },
  );
});
