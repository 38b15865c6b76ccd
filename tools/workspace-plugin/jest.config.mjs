import { jestConfig } from '../presets/jest.mjs';

export default jestConfig(import.meta.dirname);
