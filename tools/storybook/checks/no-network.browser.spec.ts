import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchNetwork } from './no-network.ts';
import type { NetworkWatch } from './no-network.ts';

let watch: NetworkWatch;

beforeEach(() => {
  watch = watchNetwork(window);
});
afterEach(() => watch.stop());

describe('a story without network', () => {
  it.each([
    ['fetch', () => fetch('/graphql'), 'fetch /graphql'],
    [
      'fetch of another origin',
      () => fetch(new Request('https://shop.example/likes')),
      'fetch https://shop.example/likes',
    ],
    ['XMLHttpRequest', () => new XMLHttpRequest().open('POST', '/graphql'), 'POST /graphql'],
    ['EventSource', () => new EventSource('/events'), 'events /events'],
  ])('is refused %s, which is written down', async (_what, ask, asked) => {
    await expect(async () => ask()).rejects.toThrow('A story has no network');
    expect(watch.asked()).toEqual([asked]);
  });

  it('sends no beacon', () => {
    expect(navigator.sendBeacon('/track')).toBe(false);
    expect(watch.asked()).toEqual(['beacon /track']);
  });

  it('is seen to load a picture from elsewhere', async () => {
    const image = new Image();
    const ended = new Promise((resolve) => image.addEventListener('error', resolve));
    image.src = 'http://127.0.0.1:9/picture.png';
    await ended;
    expect(watch.asked()).toEqual(['http://127.0.0.1:9/picture.png']);
  });

  it('has its network back afterwards', () => {
    const guarded = window.fetch;
    watch.stop();
    expect(window.fetch).not.toBe(guarded);
  });
});
