import fc from 'fast-check';
import { joinMetaData } from './join-meta-data.ts';

const json = (text: string): unknown => JSON.parse(text);

describe('meta data', () => {
  it('keeps the keys that a client does not know [ACC-08]', () => {
    const joined = joinMetaData('{"favorites":[1,2],"other":{"app":true}}', '{"favorites":[3]}');
    expect(joined).toBe('{"favorites":[3],"other":{"app":true}}');
  });

  it('keeps whatever object was sent, with everything in it [ACC-08]', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const joined = joinMetaData('', JSON.stringify(object));
        expect(json(joined ?? '')).toEqual(json(JSON.stringify(object)));
      }),
    );
  });

  it('changes no object of the server by a key called __proto__', () => {
    const joined = joinMetaData(
      '{"a":1}',
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    );
    expect(joined).toBe('{"a":1,"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each([
    '',
    'text',
    '[]',
    'null',
    '1',
    '"text"',
    '{',
    '{"a":}',
    `{"a":"${'x'.repeat(33_000)}"}`,
    `{"a":${'['.repeat(16_000)}`,
  ])('rejects %.20s', (sent) => {
    expect(joinMetaData('', sent)).toBeUndefined();
  });

  it('does not grow beyond its limit key by key', () => {
    const stored = JSON.stringify({ a: 'x'.repeat(20_000) });
    expect(joinMetaData(stored, JSON.stringify({ b: 'x'.repeat(20_000) }))).toBeUndefined();
  });
});
