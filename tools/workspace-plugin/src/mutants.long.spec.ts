import { parseSync } from '@swc/core';
import { applyMutant, readMutants } from '../../mutate/read-mutants.mjs';
import { readProjects, root } from './testing/workspace.ts';

const mutants = readMutants();

describe('the sample of mutants', () => {
  it('is always the same 135, each with an id of its own', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(135);
    expect(mutants).toHaveLength(135);
  });

  it('holds every library and app with code of its own', () => {
    // Left out: end-to-end tests, demo data and libraries without code.
    const withCode = readProjects().filter(
      ({ folder, sources, tags }) =>
        !tags.includes('type:testing') &&
        /^(apps|libs)\//.test(folder) &&
        sources.some((file) => /\/src\/(lib|shopping|server)\/.*(?<!\.spec|\.stories)\.tsx?$/.test(file)),
    );
    expect(mutants.map(({ project }) => project)).toEqual(expect.arrayContaining(withCode.map(({ folder }) => folder)));
  });

  it.each(mutants.map((mutant) => [mutant.id, mutant] as const))(
    '%s changes one place of a source file, which can still be read',
    (_id, mutant) => {
      const { after, before } = applyMutant(mutant, root);
      expect(after).not.toBe(before);
      expect(mutant.rule).toMatch(/^[A-Z0-9].*\.$/);
      expect(() =>
        parseSync(after, { syntax: 'typescript', tsx: mutant.file.endsWith('x'), target: 'es2022' }),
      ).not.toThrow();
    },
  );

  it('names a mutant whose text is not in its file exactly once', () => {
    const [mutant] = mutants;
    expect(() => applyMutant({ ...mutant, search: 'no such text' }, root)).toThrow(
      `Mutant ${mutant.id}: its search text occurs 0 times in ${mutant.file} and must occur once`,
    );
    expect(() => applyMutant({ ...mutant, search: 'const' }, root)).toThrow(/occurs (?:[2-9]|\d{2,}) times/);
    expect(() => applyMutant({ ...mutant, file: 'libs/gone.ts' }, root)).toThrow(
      `Mutant ${mutant.id}: there is no libs/gone.ts.`,
    );
  });
});
