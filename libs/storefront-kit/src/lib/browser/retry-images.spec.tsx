import { retryImages } from './retry-images.ts';

function openPage() {
  document.body.innerHTML = '<img src="/a.jpg"><img src="/b.jpg">';
  const waiting: (readonly [work: () => void, ms: number])[] = [];
  const requests: string[] = [];
  for (const image of document.images) {
    const set = image.setAttribute.bind(image);
    image.setAttribute = (name, value) => {
      set(name, value);
      requests.push(value);
    };
  }
  const [first] = document.images;
  if (!first) throw new Error('There is no image.');
  const fail = () => first.dispatchEvent(new Event('error'));
  const pass = () => {
    const [next] = waiting.splice(0, 1);
    next?.[0]();
    return next?.[1];
  };
  return { first, fail, pass, requests, start: () => retryImages({ document, delay: (...one) => waiting.push(one) }) };
}

describe('an image that fails to load', () => {
  it('[SHOP-45] is requested twice more, with growing delays, and then no more', () => {
    const { fail, pass, requests, start } = openPage();
    start();
    fail();
    expect(requests).toEqual([]);
    expect(pass()).toBe(2000);
    expect(requests).toEqual(['/a.jpg']);
    fail();
    expect(pass()).toBe(8000);
    fail();
    expect(pass()).toBeUndefined();
    expect(requests).toEqual(['/a.jpg', '/a.jpg']);
  });

  it('[SHOP-45] is requested again when it failed before hydration', () => {
    const { first, pass, requests, start } = openPage();
    Object.defineProperties(first, { complete: { value: true }, currentSrc: { value: '/a.jpg' } });
    start();
    expect(pass()).toBe(2000);
    expect(pass()).toBeUndefined();
    expect(requests).toEqual(['/a.jpg']);
  });
});
