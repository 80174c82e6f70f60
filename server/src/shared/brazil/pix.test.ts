import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigits } from './cnpj.ts';
import { brCode, parsePixKey, pixCity, pixName } from './pix.ts';

/** The remainder of long division by x¹⁶ + x¹² + x⁵ + 1, with the register's start value added to the first 16 bits. */
function slowCrc(text: string): string {
  const bits = [...text].flatMap((sign) =>
    sign.charCodeAt(0).toString(2).padStart(8, '0').split('').map(Number),
  );
  const register = [...bits, ...Array<number>(16).fill(0)].map((bit, index) => (index < 16 ? 1 - bit : bit));
  for (let at = 0; at < bits.length; at++) {
    if (register[at] !== 1) continue;
    for (const power of [0, 4, 11, 16]) register[at + power] = 1 - (register[at + power] ?? 0);
  }
  return Number.parseInt(register.slice(-16).join(''), 2).toString(16).toUpperCase().padStart(4, '0');
}

type Fields = Map<string, string>;

/** Reads fields one by one: two digits of id, two of length, value. */
function fieldsOf(text: string): Fields {
  const fields: Fields = new Map();
  for (let rest = text; rest !== ''; ) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
    if (!id || !length) throw new Error(`No field at '${rest}'.`);
    const value = rest.slice(4, 4 + Number(length));
    if (value.length !== Number(length) || fields.has(id)) throw new Error(`A wrong field ${id}.`);
    fields.set(id, value);
    rest = rest.slice(4 + Number(length));
  }
  return fields;
}

function read(code: string) {
  const fields = fieldsOf(code);
  const account = fieldsOf(fields.get('26') ?? '');
  return {
    ids: [...fields.keys()],
    fixed: ['00', '52', '53', '58'].map((id) => fields.get(id)),
    gui: account.get('00'),
    key: account.get('01'),
    amount: fields.get('54'),
    name: fields.get('59'),
    city: fields.get('60'),
    txid: fieldsOf(fields.get('62') ?? '').get('05'),
    isWhole: fields.get('63') === slowCrc(code.slice(0, -4)),
  };
}

const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const cpfOf = (base: string): string => {
  const next = (text: string) => {
    let sum = 0;
    for (let at = 0; at < text.length; at++) sum += Number(text[at]) * (text.length + 1 - at);
    const rest = sum % 11;
    return text + (rest < 2 ? 0 : 11 - rest);
  };
  return next(next(base));
};
const KEYS = fc.oneof(
  digits(9)
    .filter((base) => !/^(.)\1+$/.test(base))
    .map(cpfOf),
  fc
    .stringMatching(/^[0-9A-Z]{12}$/)
    .filter((base) => !/^(.)\1+$/.test(base))
    .map((base) => base + checkDigits(base)),
  fc.stringMatching(/^[a-z][a-z0-9]{0,20}@[a-z]{2,10}\.com\.br$/),
  fc.stringMatching(/^\+55[1-9][1-9]9[0-9]{8}$/),
  fc.uuid(),
);
const NAMES = fc
  .string({ unit: fc.constantFrom(...'AzãéÍõçÜ &.-Ł'), minLength: 1, maxLength: 60 })
  .filter((text) => pixName(text) !== '');

describe('brCode', () => {
  it('is read by another parser, for a thousand payments', () => {
    const cents = fc.oneof(
      fc.constantFrom(1, 99, 100, 4_990, 99_999_999),
      fc.integer({ min: 1, max: 99_999_999 }),
    );
    const txids = fc.stringMatching(/^[A-Za-z0-9]{1,25}$/);
    fc.assert(
      fc.property(KEYS, NAMES, NAMES, cents, txids, (key, name, city, amount, txid) => {
        const code = brCode({ key, name, city, amount: amount / 100, txid });
        expect(code).toMatch(/^[ -~]+$/);
        const payment = read(code);
        expect(payment).toMatchObject({
          ids: ['00', '26', '52', '53', '54', '58', '59', '60', '62', '63'],
          fixed: ['01', '0000', '986', 'BR'],
          gui: 'br.gov.bcb.pix',
          key,
          amount: `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
          txid,
          isWhole: true,
        });
        expect(payment.name?.length).toBeLessThanOrEqual(25);
        expect(payment.city?.length).toBeLessThanOrEqual(15);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has the form of the example of the manual, which the parser reads', () => {
    expect(read(MANUAL)).toMatchObject({
      key: '123e4567-e12b-12d1-a456-426655440000',
      name: 'Fulano de Tal',
      city: 'BRASILIA',
      amount: undefined,
      txid: '***',
      isWhole: true,
    });
    const code = brCode({
      key: '123e4567-e12b-12d1-a456-426655440000',
      name: 'Fulano de Tal',
      city: 'BRASILIA',
      amount: 1,
      txid: 'A',
    });
    expect(code.replace('54041.00', '').replace('62050501A', '62070503***').slice(0, -4)).toBe(
      MANUAL.slice(0, -4),
    );
    expect(slowCrc(MANUAL.slice(0, -5))).not.toBe('1D3D');
  });

  it('takes accents away and cuts what is too long', () => {
    expect(pixName('Associação Comercial de São João')).toBe('Associacao Comercial de S');
    expect(pixCity('São José dos Campos')).toBe('Sao Jose dos Ca');
    expect(pixName('É'.repeat(26))).toBe('E'.repeat(25));
    expect(pixCity('Ribeirão Preto ')).toBe('Ribeirao Preto');
    expect(pixName('日本')).toBe('');
  });

  it.each([
    { amount: 0 },
    { amount: 0.004 },
    { amount: -1 },
    { amount: Number.NaN },
    { txid: '' },
    { txid: 'a'.repeat(26) },
    { txid: 'a-b' },
    { txid: 'ç' },
    { key: '' },
    { key: '529.982.247-25' },
    { name: ' ' },
    { city: '—' },
  ])('rejects %j', (wrong) => {
    const payment = { key: 'ana@exemplo.com.br', name: 'Ana', city: 'Itu', amount: 1, txid: 'A1' };
    expect(() => brCode({ ...payment, ...wrong })).toThrow(RangeError);
    expect(() => brCode(payment)).not.toThrow();
  });
});

describe('parsePixKey', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    [' 52998224725 ', '52998224725'],
    ['00.000.000/0001-91', '00000000000191'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['Financeiro@Exemplo.com.BR', 'financeiro@exemplo.com.br'],
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['+551130170650', '+551130170650'],
    ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ])('reads %s', (typed, key) => expect(parsePixKey(typed)).toBe(key));

  it.each([
    '',
    '529.982.247-24',
    '11111111111',
    '11987654321',
    '(11) 98765-4321',
    '+1 202 555 0100',
    '+55 11 1234',
    'ana@',
    `${'a'.repeat(64)}@exemplo.com.br`,
    '123e4567-e12b-12d1-a456-42665544000',
    '00000000000192',
    'chave',
  ])('rejects %j', (typed) => expect(parsePixKey(typed)).toBeNull());

  it('reads what it returns, and never throws', () => {
    fc.assert(
      fc.property(KEYS, (key) => {
        expect(parsePixKey(key)).toBe(key);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const key = parsePixKey(text);
        if (key !== null) expect(parsePixKey(key)).toBe(key);
      }),
    );
  });
});
