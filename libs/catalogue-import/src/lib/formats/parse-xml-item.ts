import { SaxesParser } from 'saxes';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { googlePrefixesIn } from './google-namespace.ts';
import type { GoogleAttributes } from './google-row.ts';

/** The words of an error without its place, quoted so that errors of one kind are counted together. */
const reasonOf = (error: unknown): string =>
  `malformed XML: "${(error instanceof Error ? error.message : String(error)).replace(/^[\d:]+ /, '')}"`;

/** A copy: a text of saxes is a view of the complete item, and would hold all of it in the memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** Adds the text to the values of an attribute. */
function add(attributes: Map<string, string[]>, name: string, value: string): void {
  const values = attributes.get(name);
  if (values === undefined) attributes.set(name, [copyOf(value)]);
  else values.push(copyOf(value));
}

/**
 * Reads the children of an item. Attributes have a prefix of Google's namespace, one of the feed's or of the item's own; a child
 * without prefix counts where there is none with it, and those of other namespaces do not count.
 */
export function parseXmlItem(xml: string, feedPrefixes: readonly string[]): Result<string, GoogleAttributes> {
  const own = new Map<string, string[]>();
  const plain = new Map<string, string[]>();
  const prefixes = new Set(feedPrefixes);
  const parser = new SaxesParser();
  let depth = 0;
  let value = '';
  parser.on('opentag', ({ attributes }) => {
    depth += 1;
    for (const prefix of googlePrefixesIn(attributes)) prefixes.add(prefix);
    // The address of an Atom link is an attribute.
    if (depth === 2) value = attributes['href'] ?? '';
  });
  const append = (text: string) => {
    if (depth >= 2) value += text;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    if (depth === 2) {
      const [first = '', second] = name.split(':');
      const [prefix, local] = second === undefined ? ['', first] : [first, second];
      if (prefixes.has(prefix)) add(own, local.toLowerCase(), value);
      else if (prefix === '') add(plain, local.toLowerCase(), value);
    }
    depth -= 1;
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    return fail(reasonOf(error));
  }
  return ok(new Map([...plain, ...own]));
}
