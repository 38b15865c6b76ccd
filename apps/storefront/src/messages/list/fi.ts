export { messages } from '@lyng/catalogue/locales/list/fi';
