import { markets } from '../look/look.ts';
import { sheetFrames } from './sheet-frames.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figure = (title: string, screenshot: string): string =>
  `<figure><img src="${screenshot}" alt=""><figcaption>${escaped(title)}</figcaption></figure>`;

/** A page that holds everything it shows: a contact sheet to mail or print. `screenshots` are in the order of the frames. */
export const sheetHtml = (title: string, screenshots: readonly string[]): string => `<!doctype html>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
  body { margin: 1rem; font: 0.75rem system-ui, sans-serif }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; padding-block: 1rem; border-top: 1px solid }
  figure { margin: 0 }
  img { display: block; max-width: 30rem; outline: 1px solid #ccc }
</style>
<h1>${escaped(title)}</h1>
${markets.map(({ alias }) => `<section>${sheetFrames.map((frame, index) => (frame.market === alias ? figure(frame.title, screenshots[index] ?? '') : '')).join('')}</section>`).join('\n')}
`;
