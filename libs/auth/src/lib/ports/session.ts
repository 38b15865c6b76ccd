export { tabSessionOf as create } from '../state/tab-session.ts';
