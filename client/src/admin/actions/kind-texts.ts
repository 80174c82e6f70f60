/** A step that decides a matter. */
interface ActionTexts {
  /** On the button. */
  label: string;
  /** What was done, with the matter's title in it. */
  done(title: string): string;
  /** The same with their number. */
  several(count: number): string;
  /** What is being done to so many. */
  running(count: number): string;
}

/** A step that asks for a reason first. */
interface RejectionTexts extends ActionTexts {
  /** Who reads the reason. */
  reader: string;
  /** Said instead where the company has no owner. */
  unowned?: string;
  /** Of a required reason: what is said where it is missing. */
  missing?: string;
}

/** Texts of one kind of matter. */
export interface KindTexts {
  /** Of decisions that cannot be undone: what an approval does, asked before it. */
  final?: string;
  /** Of the filter. */
  many: string;
  one: string;
  isFeminine: boolean;
  approve: ActionTexts;
  reject?: RejectionTexts;
  /** Of kinds that are decided one by one, by an answer that is mailed. */
  answer?: { reader: string; missing: string; templates: readonly string[] };
}
