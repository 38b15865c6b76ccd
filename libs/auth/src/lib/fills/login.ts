export { LazyLogin as Part } from './LazyLogin.tsx';
