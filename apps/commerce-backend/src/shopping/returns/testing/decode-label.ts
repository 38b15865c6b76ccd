import decode from 'qr/decode.js';

/** Pixels of a module: the reader needs several. */
const SCALE = 4;
const CHANNELS = 4;

/** Reads the code of a label as a scanner does. */
export function decodeQR({ qrPath, qrSize }: { readonly qrPath: string; readonly qrSize: number }): string {
  const size = qrSize * SCALE;
  const data = new Uint8Array(size * size * CHANNELS).fill(255);
  for (const [, x = '', y = ''] of qrPath.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let column = Number(x) * SCALE; column < (Number(x) + 1) * SCALE; column += 1)
        data.fill(0, (row * size + column) * CHANNELS, (row * size + column) * CHANNELS + CHANNELS - 1);
  }
  return decode({ width: size, height: size, data });
}
