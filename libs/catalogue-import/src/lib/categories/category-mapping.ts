import type { SourceGender } from '@lyng/model';
import { readCsv, toCsv } from '../csv.ts';
import type { RowRejection } from '../import-catalogue.ts';
import type { How } from './choose-kind.ts';
import { isGender } from './gender-words.ts';
import { kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';

export const mappingFile = 'categories.csv';

const header = ['path', 'rows', 'kind', 'department', 'how'] as const;

/** The entry of the merchant's file for a category of a feed. */
export interface MappedCategory {
  /** Undefined where the import decides row by row. */
  readonly kind: Kind | undefined;
  /** Undefined where each row has its own. */
  readonly gender: SourceGender | undefined;
  /** The rule by which an earlier run chose the kind. */
  readonly how: string;
}

function parse(text: string, outdated: RowRejection[]): ReadonlyMap<string, MappedCategory> {
  const [first, ...rows] = readCsv(text);
  if (header.some((name, index) => first?.[index]?.toLowerCase() !== name))
    throw new Error(`${mappingFile} does not begin with ${header.join(',')}.`);
  const mapped = new Map<string, MappedCategory>();
  for (const [index, [path = '', , key = '', department = '', how = '']] of rows.entries()) {
    const kind = kinds.get(key);
    const place = `${mappingFile}, ${path} (row ${index + 2})`;
    // An earlier version wrote kinds of the taxonomy of the feed; any other unknown word is an error of the merchant.
    if (key !== '' && kind === undefined && how.includes('taxonomy'))
      outdated.push({ file: mappingFile, row: index + 2, id: path, reason: `unknown kind "${key}", decided again` });
    else if (key !== '' && kind === undefined)
      throw new Error(`${place}: unknown kind "${key}". Kinds are ${[...kinds.keys()].join(', ')}.`);
    if (department !== '' && !isGender(department))
      throw new Error(`${place}: unknown department "${department}". Use women, men, children, unisex or none.`);
    mapped.set(path, { kind, gender: isGender(department) ? department : undefined, how });
  }
  return mapped;
}

/** The next rows of a path get their kind by the same rule. */
const isSteady = (how: How): boolean => how === 'merchant' || how === 'last part';

/** The kinds of the categories of a feed: those that the file of an earlier run names, and those that the import chose. */
export class CategoryMapping {
  readonly #mapped: ReadonlyMap<string, MappedCategory>;
  readonly #recorded = new Map<string, { rows: number; readonly kinds: Set<string>; readonly hows: Set<How> }>();

  /** Rows whose kind does not count. */
  readonly outdated: RowRejection[] = [];

  /** Throws for a kind or department that does not exist. */
  constructor(text: string | undefined) {
    this.#mapped = text === undefined ? new Map() : parse(text, this.outdated);
  }

  of(path: string): MappedCategory | undefined {
    return this.#mapped.get(path);
  }

  record(path: string, kind: Kind, how: How): void {
    const found = this.#recorded.get(path) ?? { rows: 0, kinds: new Set(), hows: new Set() };
    this.#recorded.set(path, found);
    found.rows += 1;
    found.kinds.add(kind.key);
    found.hows.add(how);
  }

  /** The file for the next run: it names a kind where all rows of a path have that kind by the path itself. */
  toText(): string {
    const paths = [...new Set([...this.#recorded.keys(), ...this.#mapped.keys()])];
    const rows = paths.map((path) => this.#rowOf(path));
    return toCsv([header, ...rows.toSorted((one, other) => Number(other[1]) - Number(one[1]))]);
  }

  #rowOf(path: string): readonly (string | number)[] {
    const { kind, gender = '', how } = this.#mapped.get(path) ?? { how: '' };
    const found = this.#recorded.get(path);
    if (found === undefined) return [path, 0, kind?.key ?? '', gender, how];
    const [keys, hows] = [[...found.kinds], [...found.hows]];
    const decided = keys.length === 1 && hows.every(isSteady) ? keys[0] : kind?.key;
    const reason = decided === undefined ? `${hows.join(', ')}: ${keys.join(', ')}` : hows.join(', ');
    return [path, found.rows, decided ?? '', gender, reason];
  }
}
