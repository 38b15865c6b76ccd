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
    ['unlisted sizes', ['W30 L32'], guide],
    ['one size', ['One size'], guide],
    ['no size', [], guide],
    ['a size without a name beside others', ['', '38'], `<p>Mål dig selv.</p>${shoes}`],
    ['a size without a name', ['', ' / '], guide],
    ['a label with pattern characters', ['.*', '(', '3[89]'], guide],
  ])('shows of %s the matching sections [CAT-13]', (_name, labels, expected) => {
    expect(sizeGuideFor(guide, { sizes: labels, categories: [] })).toBe(expected);
  });

  const letters = (title: string) => `<h2>${title}</h2><table><tbody>${row('S')}${row('M')}</tbody></table>`;
  const [dresses, shirts, gloves] = ['Dame: tøj', 'Herre: tøj', 'Handsker'].map(letters) as [string, string, string];
  const lengths = `<h2>Bukser</h2><table><tbody>${row('W30')}</tbody></table><table><tbody>${row('L32')}</tbody></table>`;
  const doubles = `<h2>Børn: dobbelt</h2><table><tbody>${row('80/86')}</tbody></table>`;
  const guideHtml = dresses + shirts + gloves + children + lengths + doubles;

  it.each([
    ['a dress', ['S', 'M'], ['Dame', 'Tøj', 'Kjoler'], dresses],
    ['a shirt', ['S', 'M'], ['Herre', 'Tøj', 'Skjorter'], shirts],
    ['gloves for women', ['S', 'M'], ['Dame', 'Tilbehør', 'Handsker'], gloves],
    ['jeans', ['W30 L32', 'W31 L32'], ['Herre', 'Tøj', 'Jeans'], lengths],
    ['children in double sizes', ['80/86', '92/98'], ['Børn', 'Tøj'], doubles],
  ])('[SHOP-10] shows of %s the table of its own family', (_name, sizes, categories, expected) => {
    expect(sizeGuideFor(guideHtml, { sizes, categories })).toBe(expected);
  });

  it.each([
    ['M', ['Dame', 'Tøj'], dresses.replace('<td>M<', '<td><strong>M</strong><')],
    ['W30 L32', ['Jeans'], lengths.replaceAll(/(W30|L32)/g, '<strong>$1</strong>')],
  ])('[SHOP-10] marks the row of the chosen size %s', (chosen, categories, expected) => {
    expect(sizeGuideFor(guideHtml, { sizes: [chosen], categories, chosen })).toBe(expected);
  });
});
