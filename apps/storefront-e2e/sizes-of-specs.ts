import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Words by which a spec reads the size that it runs in. */
const readsSize = /\b(?:isPhone|isMobile|hasTouch|viewportSize|project\.name)\b/;

/** Words by which code measures the layout, which every size has its own. */
const measuresLayout =
  /\b(?:boundingBox|getBoundingClientRect|getClientRects|scrollWidth|scrollHeight|clientWidth|clientHeight|innerWidth|innerHeight|toBeInViewport)\b/;

/** What sets the window itself measures the same in every project. */
const setsSize = /\bsetViewportSize\(|\bviewport: \{/;

/** Where a function, a constant or a test begins. */
const beginsPart = /^(?=(?:export )?(?:async )?(?:function|const) |[ ]*test(?:\.\w+)?\()/m;

const importLine = /^import (?:type )?(?:\{([^}]*)\}|[^'{]*) from '([^']+)'[^\n]*\n/gm;

const declaredName = (part: string): string | undefined =>
  /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part)?.[1];

const mentions = (text: string, names: ReadonlySet<string>): boolean =>
  [...names].some((name) => new RegExp(`\\b${name}\\b`).test(text));

interface Source {
  readonly parts: readonly string[];
  /** What its parts can call to measure the layout: imported, or declared in it. */
  readonly measuring: ReadonlySet<string>;
}

const isMeasuring = (part: string, measuring: ReadonlySet<string>): boolean =>
  !setsSize.test(part) && (measuresLayout.test(part) || mentions(part, measuring));

function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const parts = text.replace(importLine, '').split(beginsPart);
  const measuring = new Set<string>();
  for (const [, names = '', from = ''] of text.matchAll(importLine)) {
    if (!from.startsWith('.') || !from.endsWith('.ts')) continue;
    const imported = readSource(join(dirname(file), from)).measuring;
    for (const name of names.split(',').map((one) => one.trim())) if (imported.has(name)) measuring.add(name);
  }
  // Once more as long as something was found: a function may stand before the one that it calls.
  for (let known = -1; known < measuring.size;) {
    known = measuring.size;
    for (const part of parts) {
      const name = declaredName(part);
      if (name && isMeasuring(part, measuring)) measuring.add(name);
    }
  }
  return { parts, measuring };
}

/**
 * Whether a spec has another result in another size: it reads the size, or it measures the layout, itself or by a
 * fixture, in a window that it has not set. A step of `fixtures/journey.ts` that takes the way of the size, such as its
 * menu, does not count: it is proven in both sizes by the specs that do count.
 */
export function dependsOnSize(file: string): boolean {
  const { parts, measuring } = readSource(file);
  return parts.some((part) => readsSize.test(part) || isMeasuring(part, measuring));
}

/** The specs below a folder for which one size is enough, as paths in it. */
export const specsInOneSize = (folder: string): readonly string[] =>
  globSync('**/*.spec.ts', { cwd: folder })
    .filter((file) => !dependsOnSize(join(folder, file)))
    .sort();

/** Words by which a spec refers to images. */
const looksAtImages = /'img'|\b(images?|photos?)\b/i;

/**
 * The specs in one size that have the same result without images, which cost more to make and to load than all the rest of a
 * page: they measure no layout and look at no image. Images are loaded by the specs that run in both sizes, which visit every
 * screen.
 */
export const specsWithoutImages = (folder: string): readonly string[] =>
  specsInOneSize(folder).filter((file) => !looksAtImages.test(readFileSync(join(folder, file), 'utf8')));
