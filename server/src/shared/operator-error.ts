/** What the operator can do something about: the message says it in a sentence and is shown without a stack. */
export class OperatorError extends Error {}
