import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isLanguage } from '@lyng/model';
import { factNames } from '../facts-of.ts';
import { ContentFileError } from './content-error.ts';
import type { ContentError } from './content-error.ts';
import type { ContentLibrary } from './content-library.ts';
import { IMAGES, readImage } from './read-images.ts';
import type { ContentImage } from './read-images.ts';
import { readFacts } from './read-facts.ts';
import type { WrittenFacts } from './read-facts.ts';
import { readMenus } from './read-menus.ts';
import { readPage } from './read-page.ts';
import type { WrittenPage } from './read-page.ts';
import { checkNames } from './check-names.ts';
import { readProductRules, readSynonyms } from './search-rules.ts';
import type { ProductRules, Synonyms } from './search-rules.ts';

/** Milliseconds between two looks at the folder. */
const CHECK_MS = 500;

/** The content of a file: one of these. */
interface Read {
  readonly page?: WrittenPage;
  readonly menus?: ContentLibrary['menus'];
  readonly facts?: WrittenFacts;
  readonly synonyms?: Synonyms;
  readonly products?: ProductRules;
  readonly image?: ContentImage;
}

interface KnownFile {
  /** Time and size of the file: another text has another one. */
  readonly stamp: string;
  readonly source: string;
  /** Its content when it was readable for the last time. */
  readonly read?: Read;
  readonly error?: ContentError;
}

const MENUS = /^([a-z]{2})\/menus\.ya?ml$/;

function readFile(file: string, source: string): Read {
  const language = MENUS.exec(file)?.[1];
  if (isLanguage(language)) return { menus: { [language]: readMenus(source) } };
  if (/^facts\.ya?ml$/.test(file)) return { facts: readFacts(source) };
  if (/^search\/synonyms\.ya?ml$/.test(file)) return { synonyms: readSynonyms(source) };
  if (/^search\/products\.ya?ml$/.test(file)) return { products: readProductRules(source) };
  return { page: readPage(file, source) };
}

/** The texts and images of the editors in a folder, below which they have `/`; links to images are left out. */
const listFiles = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => ({ entry, file: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/') }))
      .filter(({ entry, file }) =>
        file.startsWith(IMAGES)
          ? entry.isFile() && !entry.name.startsWith('.')
          : /\.(md|json|ya?ml)$/.test(file) && !/(^|\/)[._]/.test(file),
      )
      .map(({ file }) => file)
      .sort();
  } catch {
    return [];
  }
};

/** The line and message of a file's problem. A bug is thrown on. */
function problemOf(error: unknown): Pick<ContentError, 'line' | 'message'> {
  if (error instanceof ContentFileError) return error;
  if (error instanceof Error && 'syscall' in error) return { line: 1, message: 'The file cannot be opened.' };
  throw error;
}

/** The earlier content stays, but not of an image: its bytes are gone. */
function tryToRead(folder: string, file: string, size: number, before: Read | undefined): Omit<KnownFile, 'stamp'> {
  let source = '';
  const path = join(folder, file);
  try {
    if (file.startsWith(IMAGES)) return { source, read: { image: readImage(file, path, size) } };
    source = readFileSync(path, 'utf8');
    return { source, read: readFile(file, source) };
  } catch (error) {
    const { line, message } = problemOf(error);
    return { source, ...(before && !before.image && { read: before }), error: { file, line, message } };
  }
}

function joinFiles(files: ReadonlyMap<string, KnownFile>, revision: number): ContentLibrary {
  const read = [...files.values()].flatMap((known) => known.read ?? []);
  const facts: WrittenFacts = Object.assign({}, ...read.map((each) => each.facts));
  const names = [...factNames, ...Object.keys(facts)];
  const images = new Map([...files].flatMap(([file, known]) => (known.read?.image ? [[file, known.read.image]] : [])));
  return {
    revision,
    pages: read.flatMap(({ page }) => page ?? []),
    menus: Object.assign({}, ...read.map(({ menus }) => menus)),
    facts,
    search: {
      synonyms: Object.assign({}, ...read.map(({ synonyms }) => synonyms)),
      products: Object.assign({}, ...read.map(({ products }) => products)),
    },
    images,
    errors: [...files].flatMap(([file, { source, error }]) => error ?? checkNames(file, source, names, images)),
  };
}

export interface ContentReaderOptions {
  readonly folder: string;
  /** Milliseconds. */
  readonly clock: () => number;
  /** Gets the errors whenever there are others. */
  readonly report: (errors: readonly ContentError[]) => void;
}

/**
 * The content of a folder as it stands: whoever reads it looks at most twice a second whether a file has changed. A file
 * that cannot be read leaves what it had before.
 */
export function createContentReader({ folder, clock, report }: ContentReaderOptions): () => ContentLibrary {
  let files = new Map<string, KnownFile>();
  let library = joinFiles(files, 0);
  let checkedAt = Number.NEGATIVE_INFINITY;
  let reported = '[]';

  const check = (): void => {
    const next = new Map<string, KnownFile>();
    for (const file of listFiles(folder)) {
      const stats = statSync(join(folder, file), { throwIfNoEntry: false });
      // A file that is just being replaced.
      if (stats === undefined) continue;
      const stamp = `${String(stats.mtimeMs)} ${String(stats.size)}`;
      const before = files.get(file);
      next.set(
        file,
        before?.stamp === stamp ? before : { stamp, ...tryToRead(folder, file, stats.size, before?.read) },
      );
    }
    const isChanged = next.size !== files.size || [...next].some(([file, known]) => files.get(file) !== known);
    files = next;
    if (!isChanged) return;
    library = joinFiles(files, library.revision + 1);
    const errors = JSON.stringify(library.errors);
    if (errors !== reported) report(library.errors);
    reported = errors;
  };

  return () => {
    const now = clock();
    if (now - checkedAt >= CHECK_MS || now < checkedAt) {
      checkedAt = now;
      check();
    }
    return library;
  };
}
