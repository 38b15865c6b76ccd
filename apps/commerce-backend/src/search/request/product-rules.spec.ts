import fc from 'fast-check';
import { parseProductRules } from './product-rules.ts';

describe('product rules', () => {
  it('are rules of which any may match, of restrictions that must all match', () => {
    expect(
      parseProductRules(
        'rule incl brands {"1" "2"}\texcl categories { "1100" }\nrule incl product_key { "LY-10006" "a \\"b\\" \\\\" }',
      ),
    ).toEqual({
      ok: true,
      value: [
        [
          { includes: true, attribute: 'brands', values: ['1', '2'] },
          { includes: false, attribute: 'categories', values: ['1100'] },
        ],
        [{ includes: true, attribute: 'product_key', values: ['LY-10006', 'a "b" \\'] }],
      ],
    });
  });

  it.each([
    '',
    '  ',
    'rule',
    'incl brands { "1" }',
    'rule incl brands { }',
    'rule incl brands { "1"',
    'rule incl brands "1"',
    'rule incl price [ 100, 200 ]',
    'rule maybe brands { "1" }',
    'rule incl brands { "1" } }',
    'rule incl { "1" }',
    "rule incl brands { '1' }",
  ])('are rejected as %j', (text) =>
    expect(parseProductRules(text)).toMatchObject({ ok: false, error: expect.stringMatching(/^productRules/) }),
  );

  it('are rejected where they would be too expensive', () => {
    expect(parseProductRules(`rule ${'incl brands { "1" } '.repeat(41)}`)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/at most 40/),
    });
  });

  it('never throw, for any text', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom('rule', 'incl', 'excl', 'brands', '{', '}', '"1"', '"', '\\', ' ', '[', 'é'))
          .map((parts) => parts.join(' ')),
        (text) => expect(typeof parseProductRules(text).ok).toBe('boolean'),
      ),
    );
  });
});
