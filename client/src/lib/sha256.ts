const PRIMES = 64;
const WORD = 2 ** 32;

/** The first 32 bits of the fraction of `value`. */
const fraction = (value: number): number => ((value - Math.floor(value)) * WORD) | 0;

function constants(): { rounds: Int32Array; start: Int32Array } {
  const rounds = new Int32Array(PRIMES);
  const start = new Int32Array(8);
  for (let candidate = 2, found = 0; found < PRIMES; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) {
      if (candidate % divisor === 0) isPrime = false;
    }
    if (!isPrime) continue;
    if (found < 8) start[found] = fraction(Math.sqrt(candidate));
    rounds[found++] = fraction(Math.cbrt(candidate));
  }
  return { rounds, start };
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
const at = (words: Int32Array, index: number): number => words[index] ?? 0;

function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const data = new Uint8Array(blocks * 64);
  data.set(bytes);
  data[bytes.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setUint32(data.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(data.length - 4, (bytes.length * 8) % WORD);
  return view;
}

function schedule(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const near = at(words, i - 2);
    const far = at(words, i - 15);
    const a = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const b = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    words[i] = (at(words, i - 16) + a + at(words, i - 7) + b) | 0;
  }
  return words;
}

function mix(state: Int32Array, words: Int32Array, rounds: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + high + choice + at(rounds, i) + at(words, i)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + low + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = at(state, i) + word;
  });
}

/**
 * SHA-256 (FIPS 180-4) of the text's UTF-8, as 64 hexadecimal digits. Ours, because browsers offer theirs
 * over https only, and a shop's own network is http.
 */
export function sha256Hex(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  const { rounds, start: state } = constants();
  for (let offset = 0; offset < view.byteLength; offset += 64) mix(state, schedule(view, offset), rounds);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
