export { messages } from '@lyng/favourites/locales/page/sv';
