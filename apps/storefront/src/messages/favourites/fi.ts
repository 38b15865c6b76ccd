export { messages } from '@lyng/favourites/locales/page/fi';
