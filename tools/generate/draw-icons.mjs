// Draws the icons of a shop from its favicon.svg: draw-icons.mjs [app folder]. Run it when the mark changes, and commit the files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../setup/runtime.mjs';

const folder = join(root, process.argv[2] ?? 'apps/storefront', 'public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** Phones round the corners themselves. */
const square = mark.replace(/ rx="[^"]*"/, '');
const ground = /fill="(#[0-9a-f]{6})"/.exec(mark)?.[1] ?? '#ffffff';

/** Px; `inner` is the mark's part of a smaller drawing on its own ground. */
async function draw(name, svg, { width, height = width, inner = width }) {
  const image = await sharp(Buffer.from(svg), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width, height, channels: 4, background: inner === width ? '#0000' : ground } })
    .composite([{ input: image }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  writeFileSync(join(folder, name), bytes);
  return bytes;
}

/** An icon file with one PNG, for what requests /favicon.ico. */
function icoFile(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await draw('icon-192.png', mark, { width: 192 });
await draw('icon-512.png', mark, { width: 512 });
await draw('icon-maskable-512.png', square, { width: 512, inner: 410 });
await draw('apple-touch-icon.png', square, { width: 180 });
await draw('share.png', square, { width: 1200, height: 630, inner: 400 });
const small = await sharp(Buffer.from(mark), { density: 72 }).resize(32, 32).png({ palette: true }).toBuffer();
writeFileSync(join(folder, 'favicon.ico'), icoFile(small, 32));
