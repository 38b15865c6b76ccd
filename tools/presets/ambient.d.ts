declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
