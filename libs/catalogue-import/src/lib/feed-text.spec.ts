import { nameOf, plainText, textOf } from './feed-text.ts';

describe('textOf', () => {
  it.each([
    ['  Sund  ', 'Sund'],
    ['one\u0000two\u0007', 'one two'],
    ['one\ntwo', 'one\ntwo'],
    ['Ko\u00ADmb\u200Bi\u2060\uFEFF \u202Eny\u3164', 'Kombi ny'],
    ['A\u030Arhus', '\u00C5rhus'],
    ['\u2764\uFE0F \u{1F469}\u{1F3FD}\u200D\u{1F467}', '\u2764\uFE0F \u{1F469}\u{1F3FD}\u200D\u{1F467}'],
  ])('[BUG-22] reads %j as %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });

  it.each([[''], [' \n '], ['\u200B\u2800'], [null], [12], [['a']], [{}]])('finds no text in %j', (value) => {
    expect(textOf(value)).toBeUndefined();
  });

  it('cuts a text that is not product copy', () => {
    expect(textOf('a'.repeat(100_000))).toHaveLength(4000);
  });

  it('[REL-9] does not split a character', () => {
    expect(textOf(`${'a'.repeat(3999)}👟`)).toBe('a'.repeat(3999));
  });
});

describe('nameOf', () => {
  it.each([
    ['Marc O&#039;Polo', "Marc O'Polo"],
    ['Sund&nbsp;&shy;hoodie\n<b>ny</b>', 'Sund hoodie ny'],
    ['&amp;lt;', '&lt;'],
  ])('[BUG-7] reads %j as %j', (value, name) => {
    expect(nameOf(value)).toBe(name);
  });
});
describe('plainText', () => {
  it.each([
    ['one\n  two ', 'one\ntwo'],
    ['<p>One\n two</p><p>Three</p>', 'One two\nThree'],
    ['One<br>two<br/>three', 'One\ntwo\nthree'],
    ['<ul><li>One</li><li><p>Two</p></li><li></li></ul>', '• One\n• Two'],
    ['Soft &amp; warm&nbsp;– 5 &lt; 6 &quot;x&quot;', 'Soft & warm – 5 < 6 "x"'],
    ['One &amp;\ntwo', 'One &\ntwo'],
    ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['One<script>alert(1)</script><style>p{}</style> two', 'One two'],
    ['<p onclick="x()">One <b>two</b></p>', 'One two'],
    ['<table><tr><td>Cotton</td><td>100 %</td></tr></table>', 'Cotton100 %'],
    ['<p>One <b>two', 'One two'],
  ])('reads %j as %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
