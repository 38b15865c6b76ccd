import { redact } from './redact.ts';

/** Each text with what may be left of it. */
const cases: readonly (readonly [what: string, text: string, redacted: string])[] = [
  ['a bearer token', 'Authorization failed: Bearer abc.def-1', 'Authorization failed: Bearer [token]'],
  ['a JWT', 'got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln here', 'got [token] here'],
  ['a login token', 'https://a.dk/?loginToken=abc123&x=1', 'https://a.dk/?loginToken=[redacted]&x=[redacted]'],
  ['a reset key in a fragment', '/login#resetKey=q1w2', '/login#resetKey=[redacted]'],
  ['user and password of an address', 'https://karen:hemmelig@shop.example/a', 'https://[redacted]@shop.example/a'],
  ['a cookie', 'cookie was ralph-cart=c1; ralph-auth=x', 'cookie was ralph-cart=[redacted]; ralph-auth=[redacted]'],
  ['JSON', '{"discoveryKey":"d1","size":38}', '{"discoveryKey":"[redacted]","size":38}'],
  ['an e-mail address', 'no account for karen.holm+sko@example.co.uk!', 'no account for [email]!'],
  ['an encoded e-mail address', 'karen%40example.com', '[email]'],
  ['a cart id', 'cart 2f1b0c1e-9f1b-4a3e-8b1d-0a1b2c3d4e5f', 'cart [id]'],
  ['a Danish identity number', 'cpr 010190-1234', 'cpr [number]'],
  ['a Swedish one', '19900101-1239 and 900101+1239', '[number] and [number]'],
  ['a Norwegian one', '01019012345', '[number]'],
  ['a Finnish one', '131052-308T, 131052A308T', '[number], [number]'],
  ['phone numbers', '+45 12 34 56 78, 070-123 45 67, (040) 123 4567', '[number], [number], ([number]'],
  ['a phone number with dots', '12.34.56.78', '[number]'],
  ['a card', '4571 1234 5678 9012', '[number]'],
  ['a Danish address', 'Nørrebrogade 12B, 2200 København N', '[address], [address] N'],
  ['a Swedish address', 'Storgatan 3, 114 18 Stockholm', '[address], [address]'],
  ['a Finnish address', 'Aleksanterinkatu 15, 00100 Helsinki', '[address], [address]'],
  ['a key without a name', 'key is aB3dE6gH9jK2mN5pQ8sT1vW4', 'key is [token]'],
];

/** The useful texts of a report, which must stay. */
const useful: readonly string[] = [
  "Cannot read properties of undefined (reading 'price')",
  'TypeError: a is not a function\n    at CartLine (https://dk.localhost:4640/assets/page-Ab1_x9Z.js:1:23456)',
  'at SomeVeryLongComponentNameThatIsUsed (/assets/use-checkout-placing-of-guests-a1B2c3D.js:12:1)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.264 Safari/537.36',
  '/p/:alias',
  'status 503 after 1500 ms',
];

describe('redacted texts', () => {
  it.each(cases)('lack %s', (_what, text, redacted) => {
    expect(redact(text)).toBe(redacted);
    expect(redact(redact(text))).toBe(redacted);
  });

  it.each(useful.map((text) => [text]))('keep %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  it.each(['a', '-', '1', '1 ', 'a-', '@', 'a@', '=', 'a.', 'Ab', 'key', '?a=', '(', 'eyJabcde.'])(
    'are made in linear time, also of %j',
    (unit) => {
      const text = unit.repeat(16_384 / unit.length);
      const start = process.cpuUsage();
      redact(text);
      // Processor time in microseconds, which a busy machine does not change; a quadratic pattern takes many seconds.
      expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
    },
  );
});
