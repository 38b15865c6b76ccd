export { loadList as loader } from './load-list.ts';
