import { plainText } from './plain-text.ts';

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
