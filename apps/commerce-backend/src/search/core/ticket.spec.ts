import { languages } from '@lyng/model';
import fc from 'fast-check';
import { readTicket, writeTicket } from './ticket.ts';
import { phraseOf } from './words/words.ts';

describe('tickets', () => {
  it('come back as they were written', () => {
    const id = fc.integer({ min: 0, max: 2_147_483_647 });
    fc.assert(
      fc.property(
        id,
        id,
        fc.string({ maxLength: 60 }).map(phraseOf),
        fc.constantFrom(...languages),
        (productId, skuId, phrase, language) => {
          const ticket = { productId, skuId, phrase, language };
          expect(readTicket(writeTicket(ticket))).toEqual({ ok: true, value: ticket });
        },
      ),
    );
  });

  it('fit an address', () => {
    expect(writeTicket({ productId: 1, skuId: 2, phrase: 'å'.repeat(500), language: 'sv' })).toMatch(/^[\w-]{1,600}$/);
  });

  it('are never read from any other text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.anything()), (text) => !readTicket(text).ok));
  });

  it.each([
    '',
    'W10',
    Buffer.from('[1,1,1,"xx","q"]').toString('base64url'),
    Buffer.from('[1,-1,1,"sv","q"]').toString('base64url'),
    Buffer.from('[2,1,1,"sv","q"]').toString('base64url'),
    Buffer.from('[1,1,1,"sv","a\\u0000b"]').toString('base64url'),
    'a'.repeat(601),
  ])('reject %j', (text) => {
    expect(readTicket(text).ok).toBe(false);
  });
});
