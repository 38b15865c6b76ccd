const sectionStart = /(?=<h2\b)/i;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sizes in a label: `80/86` fits 80 to 86, `W30 L32` is a waist and a length. */
const partsOf = (label: string): readonly string[] =>
  (/^W\d+ L\d+$/.test(label) ? label.split(' ') : label.split('/')).flatMap((size) => size.trim() || []);

const rowOf = (sizes: readonly string[]): RegExp =>
  new RegExp(`(<tr[^>]*>\\s*<t[dh][^>]*>)(\\s*(?:${sizes.map(escaped).join('|')})\\s*)(?=</t[dh]>)`, 'gi');

/** The score of a section's heading for the product's categories; narrower categories count more. */
const nearness = (section: string, categories: readonly string[]): number => {
  const title = /<h2\b[^>]*>(.*?)<\/h2>/is.exec(section)?.[1]?.toLowerCase() ?? '';
  return categories.reduce((sum, name, depth) => (title.includes(name.toLowerCase()) ? sum + 2 ** depth : sum), 0);
};

/** The fields of a product that decide which part of the guide it needs. */
export interface GuidedProduct {
  /** As printed on the labels. */
  readonly sizes: readonly string[];
  /** The names of its categories, the widest first. */
  readonly categories: readonly string[];
  /** The label of the chosen size; its row is marked. */
  readonly chosen?: string | undefined;
}

/**
 * The size guide for a product: its introduction, and the sections whose table has one of its sizes in the first
 * column; of several, those whose heading matches its categories best. A product whose sizes are not listed gets the
 * complete guide.
 */
export function sizeGuideFor(html: string, { sizes, categories, chosen = '' }: GuidedProduct): string {
  const [first = '', ...rest] = html.split(sectionStart);
  const introduction = /^<h2\b/i.test(first) ? '' : first;
  const sections = introduction === '' ? [first, ...rest] : rest;
  const having = (labels: readonly string[]): readonly string[] =>
    labels.length === 0 ? [] : sections.filter((section) => rowOf(labels).test(section));
  const exact = having(sizes.filter((label) => label.trim() !== ''));
  const fitting = exact.length > 0 ? exact : having(sizes.flatMap(partsOf));
  if (fitting.length === 0) return html;
  const best = Math.max(...fitting.map((section) => nearness(section, categories)));
  const shown = introduction + fitting.filter((section) => nearness(section, categories) === best).join('');
  const own = exact.length > 0 ? [chosen.trim()].filter(Boolean) : partsOf(chosen);
  return own.length === 0 ? shown : shown.replace(rowOf(own), '$1<strong>$2</strong>');
}
