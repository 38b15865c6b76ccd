import { imageKey } from './image-key.ts';

const productAddress = /[^\s"'(]*\/product\/([^/?\s,"')]+)/g;

/**
 * Puts the drawing that lies ready in a static Storybook in place of each address of the image service.
 * @example drawnAddresses('/cdn-cgi/image/width=480/product/1001-2.svg 480w') // 'images/5-1-1.webp 480w'
 */
export const drawnAddresses = (value: string): string =>
  value.replaceAll(
    productAddress,
    (_address, fileName: string) => `images/${imageKey(decodeURIComponent(fileName))}.webp`,
  );

const isImage = (element: Element, attribute: string): boolean =>
  ['IMG', 'SOURCE'].includes(element.tagName) && ['src', 'srcset'].includes(attribute.toLowerCase());

/** In a static Storybook the addresses of the image service do not exist, so they are never requested. */
export function showDrawnImages({
  Element: { prototype },
  document,
}: Pick<typeof globalThis, 'Element' | 'document'>): void {
  const { setAttribute } = prototype;
  prototype.setAttribute = function (this: Element, name, value) {
    setAttribute.call(this, name, isImage(this, name) ? drawnAddresses(String(value)) : value);
  };
  Object.defineProperty(Object.getPrototypeOf(document.createElement('i').style), 'backgroundImage', {
    set(this: CSSStyleDeclaration, value: string) {
      this.setProperty('background-image', drawnAddresses(value));
    },
    get(this: CSSStyleDeclaration) {
      return this.getPropertyValue('background-image');
    },
  });
}
