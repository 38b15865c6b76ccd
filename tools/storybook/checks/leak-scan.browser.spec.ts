import { describe, expect, it } from 'vitest';
import { pseudoText } from '../pseudo/pseudo-text.ts';
import { leaksIn } from './leak-scan.ts';

const storyTexts = ['Solveig hvid lædersneaker', 'Havnemark', 'kr.', 'Add to bag'];

function leaks(markup: string): readonly string[] {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return leaksIn(root, storyTexts);
}

describe('the scan for leaks', () => {
  it.each([
    ['a text', '<button>View all</button>', 'View all'],
    ['a label', '<button aria-label="Close">×</button>', 'Close'],
    ['a hint', '<input placeholder="Did you mean">', 'Did you mean'],
    ['a picture', '<img alt="Front view">', 'Front view'],
    ['a posted button', '<input type="submit" value="Send it">', 'Send it'],
    ['a Danish text that looks like ours', '<p>Læg i kurven</p>', 'Læg i kurven'],
    ['a text beside data', '<p>Havnemark in stock</p>', 'Havnemark in stock'],
    ['a month that is no date', '<p>In december</p>', 'In december'],
    ['a part of a word that names a language', '<p>Engelske</p>', 'Engelske'],
    ['a part of a word that is data', '<p>Havnemarked</p>', 'Havnemarked'],
    ['a text beside one of the catalogue', `<p>${pseudoText('Total')} <b>Total</b></p>`, 'Total'],
  ])('finds %s typed in a component', (_what, markup, found) => {
    expect(leaks(markup)).toEqual([found]);
  });

  it.each([
    ['the catalogue', `<p>[${pseudoText('Læg i kurven')}]</p>`],
    [
      'the catalogue with data in it',
      `<p>[${pseudoText('Føj')} Solveig hvid lædersneaker ${pseudoText('til favoritter')}]</p>`,
    ],
    ['the story', '<button>Add to\n bag</button>'],
    ['the server', '<p>1.299 kr. <s>1.499 kr.</s> −13 %</p>'],
    ['the story, with what was found in it marked', '<p>Ha<mark>vnem</mark>ark</p>'],
    ['the story, written small', '<p>havnemark</p>'],
    ['no language', '<p><code>ralph-auth</code>, <span translate="no">ralph-user</span></p>'],
    [
      'a date',
      `<p>${pseudoText('Vi venter flere den')} 1. december 2026.</p><p>3 marraskuuta 2026</p><time>12. oktober 2026</time>`,
    ],
    ['the name of a language', `<p>${pseudoText('Teksten er på')} engelsk.</p>`],
    ['a size', '<label>M</label><label>38½</label>'],
    ['a language that says so', '<a lang="fi">Suomi</a>'],
  ])('lets pass what comes from %s', (_what, markup) => {
    expect(leaks(markup)).toEqual([]);
  });
});
