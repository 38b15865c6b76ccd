export { CookieSettings } from '@lyng/tracking';
