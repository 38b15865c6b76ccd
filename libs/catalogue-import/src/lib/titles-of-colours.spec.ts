import { titlesOfColours } from './titles-of-colours.ts';

/** The titles of `title # colour # size + …`, one for each colour. */
function titlesOf(offers: string): string {
  const titled = offers.split(' + ').map((offer) => {
    const [title = '', colour, size] = offer.split(' # ');
    return { title, size, colour };
  });
  return titlesOfColours([...Map.groupBy(titled, ({ colour }) => colour).values()]).join(' + ');
}

describe('titlesOfColours', () => {
  it.each([
    ['Sund hoodie, black, M + Sund hoodie, black, L + Sund hoodie, red, M # r', 'Sund hoodie + Sund hoodie'],
    ['Sund hoodie – M + Sund hoodie – L', 'Sund hoodie'],
    ['Sund hoodie + Sund hoodie XL', 'Sund hoodie'],
    ['Hoodie black + Hoodie red # r', 'Hoodie black + Hoodie red'],
    ['Alone', 'Alone'],
    ['Black tee M # b # M + Black tee L # b # L + White tee M # w # M', 'Black tee + White tee'],
    ['M - Uldkjole Solveig # b # M + L - Uldkjole Solveig # b # L', 'Uldkjole Solveig'],
    ['Tee - Black / S # Black # S + Tee - White / M # White # M', 'Tee + Tee'],
    ['Tee (Size: S) # b # S + Tee (Size: M) # b # M', 'Tee'],
    ['Mug | Sol - Color Verde - Talla 38 # Verde # 38', 'Mug | Sol'],
    ['Sund tee - Color: lime # b + Sund tee - Color: sea # w', 'Sund tee + Sund tee'],
    ['Air Max 90 # b # 90 + Air Max 90 # b # 100', 'Air Max 90'],
  ])('[BUG-9] of %s are %s', (offers, titles) => {
    expect(titlesOf(offers)).toBe(titles);
  });
});
