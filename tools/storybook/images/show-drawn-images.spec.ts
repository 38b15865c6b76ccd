import { describe, expect, it } from 'vitest';
import { imageKeys } from './draw-image.ts';
import { drawnAddresses } from './show-drawn-images.ts';

describe('drawnAddresses', () => {
  it('replaces every address of the image service by a drawing that there is', () => {
    const service = '/cdn-cgi/image/width=480,height=600,quality=80,format=auto,fit=cover/product';
    const drawn = drawnAddresses(`${service}/1001-2.svg 480w, ${service}/ankle-boot-6-1.jpg 960w`);
    const [, first, second] = /^images\/(\S+)\.webp 480w, images\/(\S+)\.webp 960w$/.exec(drawn) ?? [];
    expect(imageKeys).toEqual(expect.arrayContaining([first, second]));
  });

  it('replaces the address of a background', () => {
    expect(drawnAddresses('url("/cdn-cgi/image/width=10/product/ankle-boot-1.jpg")')).toBe('url("images/0-0-0.webp")');
  });

  it('leaves other addresses', () => {
    expect(drawnAddresses('data:image/svg+xml;base64,AAAA')).toBe('data:image/svg+xml;base64,AAAA');
  });
});
