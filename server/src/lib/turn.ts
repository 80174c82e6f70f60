/** The time that a request has. */
export interface Turn {
  /** True once it was answered that it took too long; then nothing more is asked of the database for it. */
  isOver: boolean;
  /** Set once a write is about to be done for good: from then on, its reads too, the request is answered, however long it takes. */
  isWriting: boolean;
}
