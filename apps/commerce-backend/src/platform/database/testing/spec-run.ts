import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCluster } from './pglite-snapshot.ts';
import type { Snapshots } from './pglite-snapshot.ts';
import { startCopies } from './postgresql-copies.ts';
import type { PostgresqlCopies } from './postgresql-copies.ts';
import { findPostgresql } from './postgresql-server.ts';

/** The facts that are detected and prepared once for all test files of a run. */
export interface SpecRun {
  readonly snapshots: Snapshots;
  /** The server; without `copies` its role may not create databases, and each test file has a schema. */
  readonly postgresql?: { readonly url: string; readonly copies?: PostgresqlCopies } | undefined;
}

const VARIABLE = 'SPEC_RUN';
const CACHE_FOLDER = join(import.meta.dirname, '../../../../../../node_modules/.cache/pglite');

/** The notes of spec files to the end of their run, a list of files each. */
type Note = 'without-postgresql' | 'on-both-databases';

const noteFile = ({ snapshots }: SpecRun, note: Note): string => join(snapshots.folder, `spec-files-${note}`);

/** The run that this process is part of. */
export function specRun(env: NodeJS.ProcessEnv = process.env): SpecRun {
  const text = env[VARIABLE];
  if (text === undefined)
    throw new Error(
      'commerce-backend: the test databases are not prepared. Run specs with tools/bin/jest, or call startSpecRun first.',
    );
  return JSON.parse(text) as SpecRun;
}

/** Records a test file that skips its tests on PostgreSQL, or that runs on both databases. */
export const noteSpecFile = (run: SpecRun, note: Note, specFile: string): void =>
  appendFileSync(noteFile(run, note), `${specFile}\n`);

const countNotes = (run: SpecRun, note: Note): number => {
  const file = noteFile(run, note);
  return existsSync(file) ? new Set(readFileSync(file, 'utf8').trim().split('\n')).size : 0;
};

/** Ends a run: removes its databases and files, and reports what was skipped. */
export type EndSpecRun = () => Promise<void>;

/** Prepares the test databases of a run and hands them to its workers, which inherit the environment. */
export async function startSpecRun(
  print: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<EndSpecRun> {
  const server = await findPostgresql(env);
  const started = server?.mayCreateDatabases === true ? await startCopies(server.url) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lyng-specs-'));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const run: SpecRun = {
    snapshots: { folder, cluster: await newCluster(CACHE_FOLDER) },
    postgresql: server && { url: server.url, ...(started && { copies: started.copies }) },
  };
  env[VARIABLE] = JSON.stringify(run);
  return async () => {
    const count = countNotes(run, 'without-postgresql');
    if (count > 0)
      print(`skipped: ${String(count)} spec ${count === 1 ? 'file' : 'files'} on PostgreSQL (no server is reachable)`);
    if (env['SAMPLE'])
      print(
        `sample ${env['SAMPLE']} of 8: ${String(countNotes(run, 'on-both-databases'))} spec files on both databases`,
      );
    delete env[VARIABLE];
    process.off('exit', removeFolder);
    removeFolder();
    await started?.end();
  };
}
