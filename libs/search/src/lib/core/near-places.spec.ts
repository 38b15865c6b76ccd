import type { Place } from './match-places.ts';
import { nearPlaces } from './near-places.ts';

const place = (name: string, count = 1): Place => ({ name, within: undefined, link: `/c/${name}`, count });
const places = [place('Dame', 900), place('Jakker', 60), place('Sko', 300), place('Takit', 5), place('Kjoler', 7)];
const found = (text: string, max = 10): readonly string[] => nearPlaces(places, text, max).map(({ name }) => name);

describe('the lists near a text', () => {
  it.each([
    ['regnjakke', ['Jakker']],
    ['REGNJAKKE', ['Jakker']],
    ['sadetakki', ['Takit']],
    ['sommerkjole', ['Kjoler']],
    ['dameløbesko', ['Sko']],
    ['dame regnjakke', ['Jakker', 'Dame']],
    ['kjolesko', ['Sko']],
    ['xylofonkvartett', []],
    ['.*', []],
    ['', []],
  ])('of %j are %j [SEARCH-10]', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('are no more than fit, the likest first', () => {
    expect(found('dame regnjakke sko', 2)).toEqual(['Jakker', 'Dame']);
  });
});
