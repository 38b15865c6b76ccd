import fc from 'fast-check';
import { negotiateFormat } from './negotiate-format.ts';
import { allowedSizes, renditionKey, renditionOf } from './rendition.ts';

const size = fc.integer({ min: 1, max: 10_000 });

describe('renditionOf', () => {
  it.each([
    [
      { width: 10, height: 10, quality: 50 },
      { width: 10, height: 10, quality: 50, fit: 'scale-down' },
    ],
    [
      { width: 400, height: 500, fit: 'cover' as const },
      { width: 400, height: 500, quality: 75, fit: 'cover' },
    ],
    [{ width: 401 }, { width: 480, quality: 75 }],
    [{ width: 9999 }, { width: 1920 }],
    [{}, { width: 1920 }],
    [{ height: 500 }, { height: 560 }],
    [{ width: 320, quality: 1 }, { quality: 50 }],
    [{ width: 320, quality: 100 }, { quality: 90 }],
  ])('snaps %j to %j', (requested, made) => {
    expect(renditionOf(requested, 'avif')).toMatchObject(made);
  });

  describe('properties', () => {
    it('makes at most twenty widths, each no smaller than requested where there is one', () => {
      expect(allowedSizes.length).toBeLessThanOrEqual(20);
      fc.assert(
        fc.property(size, (width) => {
          const made = renditionOf({ width }, 'webp').width ?? 0;
          return allowedSizes.some((allowed) => allowed === made) && (made >= width || made === allowedSizes.at(-1));
        }),
      );
    });

    it('is the same when a rendition itself is requested', () => {
      fc.assert(
        fc.property(size, size, fc.integer({ min: 1, max: 100 }), (width, height, quality) => {
          const once = renditionOf({ width, height, quality }, 'webp');
          const twice = renditionOf(once, 'webp');
          return renditionKey('original', once) === renditionKey('original', twice);
        }),
      );
    });
  });
});

describe('negotiateFormat', () => {
  it.each([
    ['AVIF where the browser names it', 'image/avif,image/webp,*/*', undefined, 'avif'],
    ['WebP where AVIF is not named', 'image/webp,*/*', undefined, 'webp'],
    ['WebP where AVIF is excluded', 'image/avif;q=0,image/webp', undefined, 'webp'],
    ['JPEG for a wildcard', '*/*', undefined, 'jpeg'],
    ['JPEG without the header', undefined, undefined, 'jpeg'],
    ['WebP where the shop makes no AVIF', 'image/avif,image/webp', ['webp'], 'webp'],
    ['JPEG where the shop makes nothing else', 'image/avif,image/webp', [], 'jpeg'],
  ] as const)('gives %s', (_rule, header, offered, format) => {
    expect(negotiateFormat('auto', header, offered)).toBe(format);
    expect(negotiateFormat('png', header, offered)).toBe('png');
  });

  it('returns an explicit format, whatever the header contains', () => {
    fc.assert(fc.property(fc.string(), (header) => ['avif', 'webp', 'jpeg'].includes(negotiateFormat('auto', header))));
  });
});
