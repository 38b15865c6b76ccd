import fc from 'fast-check';
import { imageFits, imageFormats, readImageModifiers } from './image-modifiers.ts';

describe('readImageModifiers', () => {
  it.each([
    ['width=400,height=500,quality=75,format=auto', { width: 400, height: 500, quality: 75, format: 'auto' }],
    ['width=10,height=10,quality=50', { width: 10, height: 10, quality: 50 }],
    ['background=#FFF', { background: 'ffffff' }],
    ['fit=scale-down,background=F2EEE8', { fit: 'scale-down', background: 'f2eee8' }],
  ])('reads %s', (text, expected) => {
    expect(readImageModifiers(text)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['nothing', ''],
    ['an unknown key', 'widht=400'],
    ['a key of every object', 'constructor=1'],
    ['a key twice', 'width=400,width=400'],
    ['a value twice', 'width=400=400'],
    ['a leading zero', 'width=0400'],
    ['a sign', 'width=+400'],
    ['a negative number', 'width=-400'],
    ['an exponent', 'width=4e2'],
    ['digits of another script', 'width=４００'],
    ['a space', 'width= 400'],
    ['a quality above 100', 'quality=101'],
    ['a colour of four digits', 'background=ffff'],
    ['a colour that is not an allowed background', 'background=a1b2c3'],
    ['a short colour that is not an allowed background', 'background=abc'],
    ['an endless list', `width=400,${'x'.repeat(200)}`],
  ])('rejects %s', (_what, text) => {
    expect(readImageModifiers(text)).toMatchObject({ ok: false, error: { kind: 'bad-modifiers' } });
  });

  it('makes few files of one image, for any requested background', () => {
    const colours = Array.from({ length: 4096 }, (_, colour) => colour.toString(16).padStart(3, '0'));
    const read = colours
      .flatMap((colour) => [colour, `0${colour}00`])
      .filter((colour) => readImageModifiers(`background=${colour}`).ok);
    expect(read).toEqual(['fff']);
  });

  describe('properties', () => {
    it('never throws and never repeats its input in its reason', () => {
      fc.assert(
        fc.property(fc.string({ minLength: 8 }), (text) => {
          const read = readImageModifiers(text);
          return read.ok || !read.error.message.includes(text);
        }),
      );
    });

    it('gives back every well-formed list', () => {
      const modifiers = fc.record({
        width: fc.integer({ min: 1, max: 10_000 }),
        quality: fc.integer({ min: 1, max: 100 }),
        fit: fc.constantFrom(...imageFits),
        format: fc.constantFrom(...imageFormats),
      });
      fc.assert(
        fc.property(modifiers, (requested) => {
          const text = Object.entries(requested)
            .map(([key, value]) => `${key}=${value}`)
            .join(',');
          expect(readImageModifiers(text)).toEqual({ ok: true, value: requested });
        }),
      );
    });
  });
});
