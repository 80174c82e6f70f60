import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { checkDigits } from '../../../src/shared/brazil/cnpj.ts';

const quoted = (values: readonly string[]): string =>
  `${values.map((value) => `"${value.replaceAll('"', '""')}"`).join(';')}\n`;

const ESTABLISHMENT = {
  base: '11222333',
  order: '0001',
  tradeName: '',
  status: '02',
  statusSince: '20190315',
  started: '20190315',
  cnae: '4721102',
  otherCnaes: '',
  streetType: 'RUA',
  street: 'DAS FLORES',
  number: '100',
  complement: '',
  neighborhood: 'CENTRO',
  cep: '13010000',
  state: 'SP',
  city: '6291',
  ddd: '19',
  phone: '32345678',
  ddd2: '',
  phone2: '',
  email: '',
};

/** Returns a row of Estabelecimentos: an active bakery in Campinas, where nothing else is said. */
export function establishment(values: Partial<typeof ESTABLISHMENT> = {}): string {
  const v = { ...ESTABLISHMENT, ...values };
  const cells = [
    v.base,
    v.order,
    checkDigits(v.base + v.order),
    '1',
    v.tradeName,
    v.status,
    v.statusSince,
    '00',
  ];
  const address = [v.streetType, v.street, v.number, v.complement, v.neighborhood, v.cep, v.state, v.city];
  const contact = [v.ddd, v.phone, v.ddd2, v.phone2, '', '', v.email, '', ''];
  return quoted([...cells, '', '', v.started, v.cnae, v.otherCnaes, ...address, ...contact]);
}

/** Returns a row of Empresas: a limited company, where nothing else is said. */
export const company = (legalName: string, { base = '11222333', nature = '2062' } = {}): string =>
  quoted([base, legalName, nature, '49', '1000,00', '01', '']);

/** Returns a zip with one file; `isLarge` writes its numbers as zips above 4 GB have them. */
export function zipOf(name: string, content: Buffer, isLarge = false): Buffer {
  const packed = deflateRawSync(content);
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(name.length, 26);
  const local = Buffer.concat([header, Buffer.from(name), packed]);
  const sizes = [content.length, packed.length, 0];
  const field = Buffer.alloc(isLarge ? 28 : 0);
  if (isLarge) {
    field.writeUInt16LE(1, 0);
    field.writeUInt16LE(24, 2);
    for (const [index, size] of sizes.entries()) field.writeBigUInt64LE(BigInt(size), 4 + 8 * index);
  }
  const [full = 0, size = 0, offset = 0] = isLarge ? sizes.map(() => 0xffffffff) : sizes;
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 'latin1');
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(crc32(content), 16);
  entry.writeUInt32LE(size, 20);
  entry.writeUInt32LE(full, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(field.length, 30);
  entry.writeUInt32LE(offset, 42);
  const directory = Buffer.concat([entry, Buffer.from(name), field]);
  const end64 = Buffer.alloc(isLarge ? 76 : 0);
  if (isLarge) {
    end64.write('PK\u0006\u0006', 'latin1');
    end64.writeBigUInt64LE(BigInt(directory.length), 40);
    end64.writeBigUInt64LE(BigInt(local.length), 48);
    end64.writeBigUInt64LE(1n, 24);
    end64.writeBigUInt64LE(1n, 32);
    end64.write('PK\u0006\u0007', 56, 'latin1');
    end64.writeBigUInt64LE(BigInt(local.length + directory.length), 64);
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(isLarge ? 0xffffffff : directory.length, 12);
  end.writeUInt32LE(isLarge ? 0xffffffff : local.length, 16);
  return Buffer.concat([local, directory, end64, end]);
}

/** Writes the tables of codes and these files into a folder of their own, and returns its path. */
export function registerFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cnpj-'));
  const codes = {
    'F.K03200$Z.D60613.MUNICCSV': '"6291";"CAMPINAS"\n"7107";"SAO PAULO"\n"6001";"RIO DE JANEIRO"\n',
    'F.K03200$Z.D60613.CNAECSV':
      '"4721102";"Padaria e confeitaria com predominância de revenda"\n"8888888";"Atividade não informada"\n',
  };
  for (const [name, content] of Object.entries({ ...codes, ...files })) {
    // As the register is published: one byte a letter.
    writeFileSync(join(folder, name), typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  }
  return folder;
}
