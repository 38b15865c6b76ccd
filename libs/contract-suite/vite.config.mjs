import { libraryConfig } from '../../tools/presets/vite-lib.mjs';

export default libraryConfig(import.meta.dirname);
