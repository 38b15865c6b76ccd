export { CardTools } from './CardTools.tsx';
export { ListTools } from './ListTools.tsx';
