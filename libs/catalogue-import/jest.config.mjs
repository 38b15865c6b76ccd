import { jestConfig } from '../../tools/presets/jest.mjs';

export default jestConfig(import.meta.dirname);
