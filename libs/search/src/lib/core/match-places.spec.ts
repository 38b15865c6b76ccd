import { matchPlaces } from './match-places.ts';
import type { Place } from './match-places.ts';

const place = (name: string, within?: string, count = 1): Place => ({ name, within, link: `/c/${name}`, count });
const places = [
  place('Dame', undefined, 900),
  place('Sko', 'Dame', 300),
  place('Sko', 'Herre', 280),
  place('Sandaler', 'Dame', 40),
  place('Åbne sko', 'Dame', 60),
  place('Østers', 'Dame', 5),
];
const found = (typed: string, max = 10): readonly string[] =>
  matchPlaces(places, typed, max).map(({ name, within }) => [within, name].filter(Boolean).join(' › '));

describe('matchPlaces', () => {
  it.each([
    ['sko', ['Dame › Sko', 'Herre › Sko', 'Dame › Åbne sko']],
    ['SKO', ['Dame › Sko', 'Herre › Sko', 'Dame › Åbne sko']],
    ['herre sko', ['Herre › Sko']],
    ['sko her', ['Herre › Sko']],
    ['dame', ['Dame']],
    ['å', ['Dame › Åbne sko']],
    ['å'.normalize('NFD'), ['Dame › Åbne sko']],
    ['abne', []],
    ['ko', []],
    ['sko støvler', []],
    [' ', []],
    ['.*', []],
  ])('to %j are %j [SEARCH-09]', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it('are no more than fit, the fullest first', () => {
    expect(found('s', 2)).toEqual(['Dame › Sko', 'Herre › Sko']);
  });
});
