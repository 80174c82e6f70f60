/** The time that a request has. */
export interface Turn {
  /** True once it was answered that it took too long; then nothing more is asked of the database for it. */
  isOver: boolean;
}
