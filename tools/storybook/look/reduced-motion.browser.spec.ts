import { afterEach, describe, expect, it } from 'vitest';
import { setReducedMotion, underReducedMotion } from './reduced-motion.ts';

const added: Element[] = [];

function add(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  added.push(style);
}

const background = (): string => getComputedStyle(document.body).backgroundColor;

const [red, blue] = ['rgb(255, 0, 0)', 'rgb(0, 0, 255)'];

afterEach(() => {
  setReducedMotion(document, false);
  for (const style of added.splice(0)) style.remove();
});

describe('reduced motion by hand', () => {
  it('makes the rules for reduced motion hold, and only as long as it is on', () => {
    add('body { background: red } @media (prefers-reduced-motion: reduce) { body { background: blue } }');
    setReducedMotion(document, true);
    expect(background()).toBe(blue);
    setReducedMotion(document, false);
    expect(background()).toBe(red);
  });

  it('ends the rules for motion, also within other rules', () => {
    add(
      'body { background: red; @media (prefers-reduced-motion: no-preference) and (min-width: 1px) { background: blue } }',
    );
    expect(background()).toBe(blue);
    setReducedMotion(document, true);
    expect(background()).toBe(red);
  });

  it('reaches style sheets that come later', async () => {
    setReducedMotion(document, true);
    add('body { background: red } @media (prefers-reduced-motion: reduce) { body { background: blue } }');
    await expect.poll(background).toBe(blue);
  });

  it('passes over style sheets of another origin', () => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: 'http://127.0.0.1:9/other.css',
    });
    document.head.append(link);
    added.push(link);
    expect(() => setReducedMotion(document, true)).not.toThrow();
  });

  it('applies to matchMedia of scripts', () => {
    const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(reduced()).toBe(false);
    setReducedMotion(document, true);
    expect(reduced()).toBe(true);
    expect(matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
    expect(matchMedia('(min-width: 1px)').matches).toBe(true);
    setReducedMotion(document, false);
    expect(reduced()).toBe(false);
  });

  it('leaves other queries alone', () => {
    expect(underReducedMotion('(prefers-color-scheme: dark)')).toBe('(prefers-color-scheme: dark)');
    expect(underReducedMotion('(prefers-reduced-motion) and (hover)')).toBe('(min-width: 0) and (hover)');
  });
});
