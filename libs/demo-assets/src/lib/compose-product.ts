import type { SourceDrawing } from '@lyng/model';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { colourRamp, NEUTRAL } from './colour-ramp.ts';
import { findMaster } from './find-master.ts';

/** Increased whenever masters or their composition change, so that old images are rendered again. */
export const imageRevision = 3;

/** Px: the size of the masters; 4:5 as product photos are. */
export const imageSize = { width: 1200, height: 1500 } as const;

const heightOf = (width: number): number => Math.round((width * imageSize.height) / imageSize.width);

const pixelsOf = (file: string, width: number): Promise<Buffer> =>
  sharp(file).resize(width, heightOf(width)).removeAlpha().raw().toBuffer();

/**
 * The image of a product, `width` px wide: its neutral master in the product's colours.
 * @example composeProduct({ kind: 'sneaker', colours: ['#f2efe9'], pattern: 'leather', view: 'side', seed: 7 }, 640)
 */
export async function composeProduct(
  { kind, colours, pattern, view, seed }: SourceDrawing & { readonly view: string },
  width: number,
): Promise<Sharp> {
  const master = findMaster(kind, pattern, view, seed);
  const [pixels, mask] = await Promise.all([pixelsOf(master.image, width), pixelsOf(master.mask, width)]);
  const main = colourRamp(colours[0] ?? '#8a8580');
  const accent = colourRamp(colours[1] ?? '#f1ece4');
  for (let at = 0; at < pixels.length; at += 3) {
    const ofMain = mask[at] ?? 0;
    const ofAccent = mask[at + 1] ?? 0;
    const ofThread = mask[at + 2] ?? 0;
    if (ofMain + ofAccent + ofThread === 0) continue;
    const share = Math.min(255, ofMain + ofAccent + ofThread) / 255;
    const grey = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
    // Of a pixel that the product covers in part, the rest of its grey is a detail or the ground.
    const shade = Math.round(NEUTRAL + (grey - NEUTRAL) * share * share);
    for (let channel = 0; channel < 3; channel += 1) {
      const dyed =
        ofMain * (main.shades[shade * 3 + channel] ?? 0) +
        ofAccent * (accent.shades[shade * 3 + channel] ?? 0) +
        ofThread * (main.thread[channel] ?? 0);
      const dyedPixel = (pixels[at + channel] ?? 0) - share * shade + dyed / 255;
      pixels[at + channel] = Math.min(255, Math.max(0, dyedPixel));
    }
  }
  return sharp(pixels, { raw: { width, height: heightOf(width), channels: 3 } });
}
