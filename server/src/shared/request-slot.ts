/** What a request holds while it is worked on: a concurrency slot and its deadline. */
export interface RequestSlot {
  /** True after the deadline, or once the program stops: it was answered 503, and nothing more is read or written for it. */
  isOver: boolean;
  /** Set just before a commit: from then on the request is answered, however long it takes. */
  isWriting: boolean;
  /** Aborted when the caller hangs up or the deadline passes; for what still waits in a queue. */
  readonly signal: AbortSignal;
  /** Releases the slot before the answer is made, to go on in slots of another kind. */
  release(): void;
}
