import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entryPointNames } from '../packages/entry-points.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * The plugins that every Vite build of this repo applies to sources: React, Lingui macros, message catalogues. Only
 * Storybook allows missing translations, while somebody works on a text.
 */
export const sourcePlugins = () => [
  react(),
  babel({ presets: [linguiTransformerBabelPreset({}, { configPath: join(root, 'lingui.config.mjs') })] }),
  lingui({
    configPath: join(root, 'lingui.config.mjs'),
    failOnMissing: !process.env.ALLOW_MISSING_TEXTS,
    failOnCompileError: true,
  }),
];

/** Builds a library to ES modules in `dist`, one file per entry point and per language; everything imported by package name stays outside. */
export const libraryConfig = (projectRoot) =>
  defineConfig({
    root: projectRoot,
    plugins: sourcePlugins(),
    build: {
      // Declarations of the typecheck are in the same folder.
      emptyOutDir: false,
      sourcemap: true,
      minify: false,
      cssCodeSplit: false,
      lib: {
        formats: ['es'],
        cssFileName: 'style',
        entry: {
          ...Object.fromEntries(
            entryPointNames
              .map((entryPoint) => [entryPoint, join(projectRoot, `src/${entryPoint}.ts`)])
              .filter(([, file]) => existsSync(file)),
          ),
          ...Object.fromEntries(
            globSync(join(projectRoot, 'src/locales/**/*.po')).map((file) => [
              relative(join(projectRoot, 'src'), file).replace(/\.po$/, ''),
              file,
            ]),
          ),
        },
      },
      rollupOptions: { external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') },
    },
  });
