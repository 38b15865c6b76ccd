/** The same size however it is written: `38½`, `38,5` and `38.5`; `W32 L34` and `32/34 L`; `XXXL` and `3XL`. */
export function sizeKey(label: string): string {
  const text = label
    .normalize('NFC')
    .toLowerCase()
    .replace(/½/g, '.5')
    .replace(/,/g, '.')
    .replace(/[–—-]/g, '/')
    .replace(/\s+/g, '');
  const [, crosses = '', letter = ''] = /^(x{2,6})([sl])$/.exec(text) ?? [];
  return crosses === '' ? text.replace(/^(\d+)cm$/, '$1') : `${String(crosses.length)}x${letter}`;
}

const RANGE = /^(\d+)\/(\d+)$/;

/** Whether a size of the shop is the wanted one, or a range such as `92/98` with the wanted one in it. */
export function coversSize(size: string, wanted: string): boolean {
  if (size === wanted) return true;
  const [, from, to] = RANGE.exec(size) ?? [];
  const number = Number(wanted);
  return from !== undefined && to !== undefined && number >= Number(from) && number <= Number(to);
}
