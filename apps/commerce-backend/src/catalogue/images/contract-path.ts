/** The folders of images in the contract; a name is the same image in each of them. */
export const contractFolders = ['product', 'category', 'brand', 'cms', 'pagewidget'] as const;

/** `400f500` and `400x500` are boxes that the image fills, `800w` is a width. */
const SIZE = /^(\d{1,5})(?:w|[fx](\d{1,5}))\/(?=.)/;
const RAW = /^raw\/(?=.)/;

/** The largest size in the browser's best format; the file itself is not sent. */
const largest = 'width=1600,quality=80,format=auto';

/** Reads a path below a folder: `400f500/10023-1.svg`, `raw/10023-1.svg`, or the name alone. */
export function readContractPath(path: string): { readonly modifiers: string; readonly source: string } {
  const [found = '', width = '', height] = SIZE.exec(path) ?? [];
  if (found === '') return { modifiers: largest, source: path.replace(RAW, '') };
  const box = height === undefined ? `width=${width}` : `width=${width},height=${height},fit=cover`;
  return { modifiers: `${box},quality=80,format=auto`, source: path.slice(found.length) };
}
