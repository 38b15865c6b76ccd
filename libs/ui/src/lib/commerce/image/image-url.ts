import { IMAGES_PATH } from '@lyng/model';
import { ImageUsageError } from './image-usage-error.ts';

/** The way an image fits the requested size. */
export type ImageFit = 'contain' | 'cover' | 'pad' | 'scale-down' | 'crop';

/** The modifiers of the resizing path. */
export interface ImageModifiers {
  /** Width in px, from `imageWidths`. */
  readonly width?: number;
  /** Height in px. */
  readonly height?: number;
  /** 1 to 100. */
  readonly quality?: number;
  readonly format?: 'auto' | 'avif' | 'webp' | 'jpeg';
  readonly fit?: ImageFit;
  /** The colour of the space around the image with `contain` and `pad`: hexadecimal digits without `#`. */
  readonly background?: string;
}

/** The widths in px that the image service makes; others would fill its cache. */
export const imageWidths = [80, 160, 240, 360, 480, 720, 1000, 1280, 1600] as const;

/** Names for often used modifiers. */
export const imagePresets = {
  product: { quality: 80, format: 'auto', fit: 'cover' },
  content: { quality: 75, format: 'auto', fit: 'cover' },
} as const satisfies Record<string, ImageModifiers>;

/** The source of the image: the resizing service, or the original file. */
const imageProviders = {
  cdn: (path: string, modifiers: string) => `${IMAGES_PATH}/image/${modifiers ? `${modifiers}/` : ''}product/${path}`,
  original: (path: string) => `/product/${path}`,
} as const satisfies Record<string, (path: string, modifiers: string) => string>;

export type ImagePreset = keyof typeof imagePresets;
export type ImageProvider = keyof typeof imageProviders;

export interface ImageUrlOptions {
  /** The origin of the image service; the page's own by default. */
  readonly base?: string;
  readonly provider?: ImageProvider;
  /** Modifiers to start from; single ones override them. */
  readonly preset?: ImagePreset;
}

const modifierOrder = ['width', 'height', 'quality', 'format', 'fit', 'background'] as const;

/** The address of a product image in the requested size and shape. */
export const imageUrl = (source: string, modifiers: ImageModifiers = {}, options: ImageUrlOptions = {}): string => {
  const { base = '', provider = 'cdn', preset = 'product' } = options;
  if (!Object.hasOwn(imageProviders, provider)) {
    throw new ImageUsageError(
      'unknown-provider',
      `there is no image provider "${provider}". Use one of: ${Object.keys(imageProviders).join(', ')}.`,
    );
  }
  if (!Object.hasOwn(imagePresets, preset)) {
    throw new ImageUsageError(
      'unknown-preset',
      `there is no image preset "${preset}". Use one of: ${Object.keys(imagePresets).join(', ')}.`,
    );
  }
  const all: ImageModifiers = { ...imagePresets[preset], ...modifiers };
  const written = modifierOrder
    .filter((key) => all[key] !== undefined)
    .map((key) => `${key}=${encodeURIComponent(String(all[key]))}`);
  return base + imageProviders[provider](imagePath(source), written.join(','));
};

/** The last part of an image's address; throws for an address without a file. */
export const imagePath = (source: unknown): string => {
  const parts = typeof source === 'string' ? source.trim().split('/').filter(Boolean) : [];
  if (parts.length === 0 || parts.some((part) => part === '.' || part === '..')) {
    throw new ImageUsageError(
      'bad-source',
      `an image source must be a non-empty file name, and this is ${JSON.stringify(source)}. Pass ProductImage.fileName.`,
    );
  }
  return parts.map(encodeURIComponent).join('/');
};
