import type { Department } from './kinds.ts';

const split = (names: string): readonly string[] => names.trim().split(/\s+/);

/** First names, as Nordic shops name their models; no two lists have a name in common. */
export const modelNames: Record<Department | 'girls' | 'unisex', readonly string[]> = {
  women: split(`
    Solveig Ingrid Astrid Freja Liv Maja Signe Tuva Ylva Runa Saga Edda Hedda Thea Nora Ebba Elin Sigrid Ragna Vilja
    Alva Embla Ellen Hilde Dagny Gerda Tyra Tilde Asta Ida Klara Marit Berit Synne Silje Iben Aino Helmi Venla Kaisa
    Hilja Siiri Eevi Greta Selma Bodil Agnes Merete Hanne Johanne`),
  men: split(`
    Birk Aksel Storm Leif Odin Torben Sverre Ivar Jonas Mikkel Rasmus Viggo Villads Eskil Einar Arvid Gustav Sixten
    Halvor Trygve Sindre Vidar Magnus Kasper Eino Onni Veikko Tapio Lauri Oskar Nils Sture Folke Egil Asger Bjarne
    Holger Troels Valdemar Eirik Stellan Matti Ilmari`),
  children: split(`
    Lumi Pelle Kaj Loke Nova Ask Pil Bo Tor Eik Sol Tuuli Otso Mulle Malte Noa Eja Tim Pip Kalle Mio Aslak Jalo Vinter
    Bobbe Frost Linus Hugo Sigge Elis Onna Nooa Bjarki Toivo Ville Ludde`),
  girls: split('Alma Tindra Vilde Maj Pilvi Hertta Smilla Liva Vera Ylvi Unni Tove Kerttu Molly'),
  unisex: split('Fjord Vidde Holm Sund Kyst Lund Hede Vang Skov Tind Bris Dal Strand Myr'),
};
