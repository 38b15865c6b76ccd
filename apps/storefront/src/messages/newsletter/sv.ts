export { messages } from '@lyng/content/locales/newsletter/sv';
