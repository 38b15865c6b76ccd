/** The problem of a file of the editors: its place, and the change that repairs it. */
export interface ContentError {
  /** Below the folder of the content, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** Thrown while a file is read; the page that it had before stays. */
export class ContentFileError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export const printContentError = ({ file, line, message }: ContentError): string =>
  `content/${file}:${String(line)} ${message}`;
