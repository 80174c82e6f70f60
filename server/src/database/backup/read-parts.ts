import { BackupError, END_OF_ROWS } from './backup-file.ts';

const NEW_LINE = 0x0a;
const END = Buffer.from(`${END_OF_ROWS}\n`);
const END_AFTER_ROW = Buffer.from(`\n${END_OF_ROWS}\n`);
/** Of the header or a table's columns, in bytes. */
const LONGEST_LINE = 10_000_000;

/** Reads a backup as a stream of its parts: single lines, and the rows of a table. */
export class BackupParts {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Returns the next line without its end. Throws BackupError when the file ends before. */
  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf(NEW_LINE);
      if (end >= 0) {
        const text = this.#rest.toString('utf8', 0, end);
        this.#rest = this.#rest.subarray(end + 1);
        return text;
      }
      if (this.#rest.length > LONGEST_LINE) throw new BackupError('O arquivo não é uma cópia de segurança.');
      await this.#more();
    }
  }

  /** Yields the rows of a table in pieces, up to the line that ends them. */
  async *rows(): AsyncGenerator<Buffer> {
    for (let atStart = true; ; ) {
      while (this.#rest.length < END.length) await this.#more();
      if (atStart && this.#rest.subarray(0, END.length).equals(END)) {
        this.#rest = this.#rest.subarray(END.length);
        return;
      }
      atStart = false;
      const end = this.#rest.indexOf(END_AFTER_ROW);
      if (end >= 0) {
        yield this.#rest.subarray(0, end + 1);
        this.#rest = this.#rest.subarray(end + END_AFTER_ROW.length);
        return;
      }
      // The last bytes may be the beginning of that line.
      const tail = END_AFTER_ROW.length - 1;
      if (this.#rest.length > tail) {
        yield this.#rest.subarray(0, this.#rest.length - tail);
        this.#rest = this.#rest.subarray(this.#rest.length - tail);
      }
      await this.#more();
    }
  }

  async #more(): Promise<void> {
    const next = await this.#chunks.next();
    if (next.done) throw new BackupError('O arquivo acaba antes do fim da cópia: está incompleto.');
    this.#rest = Buffer.concat([this.#rest, next.value]);
  }
}
