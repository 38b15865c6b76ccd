export { ConsentBanner } from '@lyng/tracking';
