import { ImageUsageError } from './image-usage-error.ts';
import { imageUrl } from './image-url.ts';
import type { ImageModifiers, ImageUrlOptions } from './image-url.ts';

const kindOf = (run: () => unknown): string | undefined => {
  try {
    run();
  } catch (error) {
    return error instanceof ImageUsageError ? error.kind : 'another error';
  }
  return undefined;
};

describe('imageUrl', () => {
  it('writes width, height, quality, format, fit and background into the resizing path [UI-07]', () => {
    const shape = { height: 400, width: 320 };
    const modifiers: ImageModifiers = { background: 'f2eee8', fit: 'contain', format: 'webp', quality: 60, ...shape };
    expect(imageUrl('boot-1.jpg', modifiers)).toBe(
      '/cdn-cgi/image/width=320,height=400,quality=60,format=webp,fit=contain,background=f2eee8/product/boot-1.jpg',
    );
  });

  it.each<[string, ImageUrlOptions, string]>([
    ['of the page', {}, '/cdn-cgi/image/width=80,quality=80,format=auto,fit=cover/product/a.jpg'],
    ['of the original', { provider: 'original' }, '/product/a.jpg'],
    ['of a base', { provider: 'original', base: 'https://images.test' }, 'https://images.test/product/a.jpg'],
    ['of a preset', { preset: 'content' }, '/cdn-cgi/image/width=80,quality=75,format=auto,fit=cover/product/a.jpg'],
  ])('takes the address %s', (_name, options, expected) => {
    expect(imageUrl('a.jpg', { width: 80 }, options)).toBe(expected);
  });

  it.each([
    ['sko/æble ø.jpg', 'sko/%C3%A6ble%20%C3%B8.jpg'],
    ['/leading.jpg', 'leading.jpg'],
    ['a,b=c.jpg', 'a%2Cb%3Dc.jpg'],
    ['50%.jpg', '50%25.jpg'],
    ['http://evil.test/x.jpg', 'http%3A/evil.test/x.jpg'],
    ['..%2fsecret.jpg', '..%252fsecret.jpg'],
  ])('keeps %j a file below the product folder', (source, path) => {
    expect(imageUrl(source, {}, { provider: 'original' })).toBe(`/product/${path}`);
  });

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['spaces', '  '],
    ['only slashes', '//'],
    ['undefined', undefined],
    ['an object', {}],
    ['a way up inside', 'a/../../secret.jpg'],
  ])('throws when its source is %s [UI-08]', (_name, source) => {
    // A caller without types, such as data read at run time, can pass anything.
    expect(kindOf(() => imageUrl(source as string))).toBe('bad-source');
  });

  it.each([
    ['unknown-provider', { provider: 'nowhere' }],
    ['unknown-preset', { preset: 'huge' }],
    ['unknown-provider', { provider: 'toString' }],
  ])('throws for an %s [UI-08]', (kind, options) => {
    expect(kindOf(() => imageUrl('a.jpg', {}, options as ImageUrlOptions))).toBe(kind);
  });
});
