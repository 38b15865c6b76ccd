import { SaxesParser } from 'saxes';

/** The address of Google's namespace, as feeds write it. */
const GOOGLE = /^https?:\/\/base\.google\.com\/ns\/1\.0\/?$/i;

/** The prefixes that the attributes of a tag give Google's namespace; `''` makes it the one of names without a prefix. */
export const googlePrefixesIn = (attributes: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(attributes).flatMap(([name, address]) => {
    const [, prefix] = /^xmlns(?:$|:)(.*)/.exec(name) ?? [];
    return prefix !== undefined && GOOGLE.test(address) ? [prefix] : [];
  });

/** The prefixes of Google's namespace in the beginning of a feed, on whichever of its tags they are declared. */
export function googlePrefixesOf(beginning: string): readonly string[] {
  const prefixes = new Set<string>();
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    for (const prefix of googlePrefixesIn(attributes)) prefixes.add(prefix);
  });
  try {
    parser.write(beginning);
  } catch {
    // A broken item is reported where it is read.
  }
  return [...prefixes];
}
