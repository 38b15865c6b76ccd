import type { Shape } from './fits-shape.ts';

/** The parts of an operation that sending it needs; code generation writes them. */
export interface DocumentMeta {
  readonly name: string;
  /** Without insignificant characters. */
  readonly text: string;
  /** SHA-256 of the text, for queries only: a mutation must not be sent a second time. */
  readonly hash?: string;
  readonly shape: Shape;
}

/** An operation with the types of its data and variables. */
export interface CommerceDocument<Data, Variables> {
  readonly __meta__: DocumentMeta;
  /** For the compiler only. */
  readonly __apiType?: (variables: Variables) => Data;
}
