/** Something that whoever starts the server can mend; its message says how, and nothing else of it needs to be shown. */
export class OperatorMistake extends Error {
  override readonly name = 'OperatorMistake';
}
