/** An error that the operator can fix: its message is a sentence and is shown without a stack. */
export class OperatorError extends Error {}
