import { sizeGuideFor } from './size-guide.ts';

const row = (size: string) => `<tr><td>${size}</td><td>1</td></tr>`;
const shoes = `<h2>Sko</h2><p>Stil dig på et ark.</p><table><tbody>${row('38')}${row('39')}</tbody></table>`;
const women = `<h2>Dame</h2><table><tbody>${row('S')}${row('M')}</tbody></table>`;
const children = `<h2>Børn</h2><table><tbody>${row('80')}${row('86')}</tbody></table>`;
const guide = `<p>Mål dig selv.</p>${shoes}${women}${children}<h2>Tomt</h2><table><tbody>${row('')}</tbody></table>`;

describe('sizeGuideFor', () => {
  it.each([
    ['shoes', ['38', '40'], `<p>Mål dig selv.</p>${shoes}`],
    ['clothes', ['M'], `<p>Mål dig selv.</p>${women}`],
    ['children in double sizes', ['80/86'], `<p>Mål dig selv.</p>${children}`],
    ['sizes that stand nowhere', ['W30 L32'], guide],
    ['one size', ['One size'], guide],
    ['no size', [], guide],
    ['a size without a name beside others', ['', '38'], `<p>Mål dig selv.</p>${shoes}`],
    ['a size without a name', ['', ' / '], guide],
    ['a label that is no pattern', ['.*', '(', '3[89]'], guide],
  ])('shows of %s what they need [CAT-13]', (_name, labels, expected) => {
    expect(sizeGuideFor(guide, labels)).toBe(expected);
  });
});
