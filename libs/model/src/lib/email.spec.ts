import { readEmail } from './email.ts';

describe('readEmail', () => {
  const valid = 'a@b.se A@B.SE first.last+shop@sub.example.com asa@exämpel.se åsa@b.se a@b.c0m';
  it.each([...valid.split(' '), `${'a'.repeat(64)}@b.se`, `a@${'b'.repeat(63)}.se`])('%j is an address', (text) => {
    expect(readEmail(text)).toBe(text);
  });

  it.each([
    [' a@b.se ', 'a@b.se'],
    ['a@b.se\r\n', 'a@b.se'],
    ['asa@exa\u0308mpel.se', 'asa@exämpel.se'],
    ['a@b.se\u200b', 'a@b.se'],
    ['\u2066a@b.se\u2069', 'a@b.se'],
    ['\ufeffa\u00ad@b.se', 'a@b.se'],
  ])('[IN-19] %j, as it is pasted, is %j', (text, email) => {
    expect(readEmail(text)).toBe(email);
  });

  const invalid =
    'a@b a@b..se .a@b.se a.@b.se a..b@b.se a@-b.se a@b-.se a@[127.0.0.1] a@127.0.0.1 a@b.se. a@@b.se a\u0000@b.se \u200b';
  const spaced = ['', '"a b"@b.se', 'a b@b.se', 'a@b.se\r\nBcc: x@y.se'];
  const long = [`a@${'b'.repeat(64)}.se`, `a@${'b'.repeat(250)}.se`];
  it.each([...invalid.split(' '), ...spaced, ...long])('%j is not an address', (text) => {
    expect(readEmail(text)).toBeNull();
  });

  it.each([`${'a'.repeat(65)}@b.se`, 'a@b.123'])('[IN-18] %j is not an address on either side', (text) => {
    expect(readEmail(text)).toBeNull();
  });
});
