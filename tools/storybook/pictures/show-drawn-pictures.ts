import { pictureKey } from './picture-key.ts';

const productAddress = /[^\s"'(]*\/product\/([^/?\s,"')]+)/g;

/**
 * Puts the drawing that lies ready in a static Storybook in place of each address of the image service.
 * @example drawnAddresses('/cdn-cgi/image/width=480/product/1001-2.svg 480w') // 'pictures/5-1-1.svg 480w'
 */
export const drawnAddresses = (value: string): string =>
  value.replaceAll(
    productAddress,
    (_address, fileName: string) => `pictures/${pictureKey(decodeURIComponent(fileName))}.svg`,
  );

const isPicture = (element: Element, attribute: string): boolean =>
  ['IMG', 'SOURCE'].includes(element.tagName) && ['src', 'srcset'].includes(attribute.toLowerCase());

/** In a static Storybook nothing answers the image service's addresses, so they are never asked for. */
export function showDrawnPictures({
  Element: { prototype },
  document,
}: Pick<typeof globalThis, 'Element' | 'document'>): void {
  const { setAttribute } = prototype;
  prototype.setAttribute = function (this: Element, name, value) {
    setAttribute.call(this, name, isPicture(this, name) ? drawnAddresses(String(value)) : value);
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
