export { LazyAddedRows as Part } from './LazyRows.tsx';
