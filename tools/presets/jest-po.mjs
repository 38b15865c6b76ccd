import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

const format = formatter({ lineNumbers: false, origins: false });

/** Compiles a message catalogue for Jest, as the build does with Lingui's Vite plugin; a text without a translation is left out. */
export default {
  process(source, file) {
    const language = basename(file, '.po');
    const entries = Object.entries(format.parse(source, { locale: language, sourceLocale: 'en', filename: file }));
    const messages = Object.fromEntries(
      entries.flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
    );
    const { source: code, errors } = createCompiledCatalog(language, messages, { namespace: 'cjs' });
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ error }) => error.message).join('; ')}`);
    return { code };
  },
  getCacheKey: (source, file) => createHash('sha256').update(`1\n${file}\n${source}`).digest('hex'),
};
