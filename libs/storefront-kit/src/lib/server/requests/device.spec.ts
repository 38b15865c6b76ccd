import { deviceClassOf, isAncientBrowser, viewportWidthOf } from './device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0';
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';
const agents: readonly (readonly [string, 'desktop' | 'tablet' | 'phone', number, string])[] = [
  ['Chrome', 'desktop', 1360, `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
  ['Safari', 'desktop', 1360, `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`],
  ['Firefox on Linux', 'desktop', 1360, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Internet Explorer', 'desktop', 1360, 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['a search engine', 'desktop', 1360, 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['nobody', 'desktop', 1360, ''],
  ['an iPhone', 'phone', 390, `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} Mobile/15E148`],
  ['an Android phone', 'phone', 390, `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`],
  ['Firefox on a phone', 'phone', 390, 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['an iPad', 'tablet', 768, `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`],
  ['an Android tablet', 'tablet', 768, `Mozilla/5.0 (Linux; Android 14; SM-X710) ${chrome} Safari/537.36`],
  ['Firefox on a tablet', 'tablet', 768, 'Mozilla/5.0 (Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0'],
];

describe('the device of a request', () => {
  it.each(agents)('%s is a %s, assumed to be %i px wide [UI-05]', (_name, deviceClass, width, agent) => {
    expect(deviceClassOf(agent)).toBe(deviceClass);
    expect(viewportWidthOf(agent)).toBe(width);
  });

  it('has three classes, however many devices there are', () => {
    const classes = [...agents.map(([, , , agent]) => agent), 'x'.repeat(100_000), '\u0000', 'Mobi Tablet iPad'].map(
      deviceClassOf,
    );
    expect([...new Set(classes)].sort()).toEqual(['desktop', 'phone', 'tablet']);
  });
});

describe('isAncientBrowser', () => {
  it.each([
    ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
    ['Internet Explorer 10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)'],
    ['Internet Explorer 8', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)'],
    ['one on a phone', 'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; Trident/7.0) like iPhone OS 7_0_3'],
  ])('is true of %s [UI-12]', (_name, agent) => {
    expect(isAncientBrowser(agent)).toBe(true);
  });

  it.each<readonly [string, string]>([
    ...agents.filter(([name]) => name !== 'Internet Explorer').map(([name, , , agent]) => [name, agent] as const),
    ['Edge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/143.0.0.0`],
    ['the first Edge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edge/18.19042`],
    ['an Opera with another name', 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; en) Opera 9.50'],
  ])('is false of %s [UI-12]', (_name, agent) => {
    expect(isAncientBrowser(agent)).toBe(false);
  });
});
