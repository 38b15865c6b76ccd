/** The same for every spelling of a brand: in capitals or not, in any Unicode form, with and without trade-mark signs. */
export function brandKey(name: string): string {
  const folded = name
    .replace(/[®™℠©]|\((?:r|tm|c)\)/gi, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  return folded === '' ? name : folded;
}
