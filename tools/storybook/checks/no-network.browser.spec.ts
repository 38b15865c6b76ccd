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
  ])('is blocked %s, and recorded', async (_what, send, requested) => {
    await expect(async () => send()).rejects.toThrow('A story has no network');
    expect(watch.requested()).toEqual([requested]);
  });

  it('sends no beacon', () => {
    expect(navigator.sendBeacon('/track')).toBe(false);
    expect(watch.requested()).toEqual(['beacon /track']);
  });

  it('is recorded when it loads an image from elsewhere', async () => {
    const image = new Image();
    const ended = new Promise((resolve) => image.addEventListener('error', resolve));
    image.src = 'http://127.0.0.1:9/picture.png';
    await ended;
    expect(watch.requested()).toEqual(['http://127.0.0.1:9/picture.png']);
  });

  it('has its network back afterwards', () => {
    const guarded = window.fetch;
    watch.stop();
    expect(window.fetch).not.toBe(guarded);
  });
});
