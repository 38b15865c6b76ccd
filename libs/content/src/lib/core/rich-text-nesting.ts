/** Elements of a line; all others end an open paragraph or heading. */
const inLine: readonly string[] = ['a', 'strong', 'em', 'b', 'i', 'br'];
const lines: readonly string[] = ['p', 'h2', 'h3', 'h4'];

/** The parents that a part of a table may have; a browser moves one that is elsewhere. */
const parentsOf: Readonly<Record<string, readonly string[]>> = {
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody', 'table'],
  td: ['tr'],
  th: ['tr'],
};
const tableParts: readonly string[] = ['table', 'thead', 'tbody', 'tr'];

/** An item ends the one before it, unless a list of its own has begun in that one. */
const itemsOf: Readonly<Record<string, readonly [items: readonly string[], lists: readonly string[]]>> = {
  li: [['li'], ['ul', 'ol']],
  dt: [['dt', 'dd'], ['dl']],
  dd: [['dt', 'dd'], ['dl']],
  a: [['a'], []],
};

/**
 * The number of open elements that stay open when `tag` begins, so that a browser reads the text into the very elements
 * that are rendered; `null` where the element cannot be. `open` are their names, the outermost first.
 */
export function openBefore(open: readonly string[], tag: string): number | null {
  const parents = parentsOf[tag];
  if (parents) {
    const table = open.lastIndexOf('table');
    const parent = open.findLastIndex((name) => parents.includes(name));
    return table < 0 || parent < table ? null : parent + 1;
  }
  if (tableParts.includes(open.at(-1) ?? '')) return null;
  const line = inLine.includes(tag) ? -1 : open.findLastIndex((name) => lines.includes(name));
  const [items, lists] = itemsOf[tag] ?? [[], []];
  const item = open.findLastIndex((name) => items.includes(name));
  const list = open.findLastIndex((name) => lists.includes(name));
  return Math.min(...[line, item > list ? item : -1].map((index) => (index < 0 ? open.length : index)));
}
