/** Something that whoever starts the shop can put right; its message says how, and nothing else of it needs to be shown. */
export class OperatorMistake extends Error {
  override readonly name = 'OperatorMistake';
}
