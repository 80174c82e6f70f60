import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export type RootField = GraphQLField<unknown, unknown>;
type Values = Record<string, unknown>;

/** Valid values by field name; other texts have no rules. */
const VALID: Values = {
  email: 'alguem@exemplo.com.br',
  password: 'uma-senha-bem-longa',
  passwordConfirmation: 'uma-senha-bem-longa',
  fingerprint: 'um-navegador-qualquer',
  state: 'SP',
  page: 1,
  perPage: 1,
};

/** Returns a minimal value of the type. */
function leastOf(name: string, type: GraphQLInputType): unknown {
  if (name in VALID) return VALID[name];
  if (isNonNullType(type)) return leastOf(name, type.ofType);
  if (isListType(type)) return [leastOf(name, type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(
      // Nullable, but a new company needs the id or the name of a category.
      ({ name, type: kind }) => isNonNullType(kind) || name === 'categoryId',
    );
    return Object.fromEntries(needed.map((field) => [field.name, leastOf(field.name, field.type)]));
  }
  const kinds: Values = {
    ...{ Int: 1, Float: 1, Decimal: '1.00', Boolean: true, ID: '1' },
    DateTime: '2026-01-01T00:00:00Z',
  };
  return kinds[getNamedType(type).name] ?? 'Texto';
}

const DAY = '2026-01-01';
const EMPTY: Values = { String: '', ID: '', Int: -1, Float: -1, Decimal: '-1', Date: DAY, Boolean: false };
const TOO_LONG: Values = {
  String: 'x'.repeat(6_000),
  ID: 'x'.repeat(6_000),
  Int: 2_000_000_000,
  Float: 1e12,
  Decimal: '999999999999',
  Date: DAY,
  Boolean: true,
};

/** Returns a value of the GraphQL type made of `values`, to break validation rules. */
function brokenOf(type: GraphQLInputType, values: Values): unknown {
  if (isNonNullType(type)) return brokenOf(type.ofType, values);
  if (isListType(type)) return values === EMPTY ? [] : Array(1_001).fill(leastOf('', type.ofType));
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, brokenOf(field.type, values)]));
  }
  const { name } = getNamedType(type);
  return name in values ? values[name] : '2026-01-01T00:00:00Z';
}

export const isUpload = ({ type }: GraphQLArgument): boolean => getNamedType(type).name === 'Upload';
/** Returns whether the field requires a file, which is sent in a multipart form. */
export const takesFile = (field: RootField): boolean =>
  field.args.some((arg) => isNonNullType(arg.type) && isUpload(arg));

export const ARGUMENTS = {
  'the least arguments': (field: RootField): Values =>
    Object.fromEntries(
      field.args
        .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
        .map(({ name, type }) => [name, leastOf(name, type)]),
    ),
  'empty arguments': (field: RootField): Values => brokenArguments(field, EMPTY),
  'arguments that are too long': (field: RootField): Values => brokenArguments(field, TOO_LONG),
};

const brokenArguments = (field: RootField, values: Values): Values =>
  Object.fromEntries(
    field.args.filter((arg) => !isUpload(arg)).map(({ name, type }) => [name, brokenOf(type, values)]),
  );

/** Returns an operation of this one field with these arguments and a minimal selection. */
export function operationOf(kind: 'query' | 'mutation', field: RootField, variables: Values): string {
  const args = field.args.filter(({ name }) => name in variables);
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${kind} ${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${selection} }`;
}

type Input = GraphQLArgument | GraphQLInputField;

const inputsOf = (field: RootField): [path: string[], input: Input][] =>
  field.args.flatMap((arg) => {
    const type = getNamedType(arg.type);
    if (!isInputObjectType(type) || isListType(arg.type)) return [[[arg.name], arg] as [string[], Input]];
    const isList = String(arg.type).startsWith('[');
    const fields = isList ? [] : Object.values(type.getFields());
    return isList
      ? [[[arg.name], arg] as [string[], Input]]
      : fields.map((input): [string[], Input] => [[arg.name, input.name], input]);
  });

/** Returns the names of all ID arguments and ID fields of inputs. */
export const idsOf = (field: RootField): string[] =>
  inputsOf(field)
    .filter(([, { type }]) => getNamedType(type).name === 'ID')
    .map(([path]) => path.at(-1) as string);

const NAMING_IDS = ['id', 'companyId', 'kindId', 'webhookId'];

/** Returns the path of the id of the field's object; null when it has none. */
export const namePathOf = (field: RootField): string[] | null =>
  inputsOf(field).find(([path]) => NAMING_IDS.includes(path.at(-1) as string))?.[0] ?? null;

/** Returns whether the field has arguments besides the id of its object. */
export const takesMore = (field: RootField): boolean =>
  inputsOf(field).filter(([path]) => !NAMING_IDS.includes(path.at(-1) as string)).length > 0;

/** Returns the arguments with `id` at the path. */
export function naming(path: string[], values: Values, id: string): Values {
  const [first, second] = path as [string, string?];
  return { ...values, [first]: second ? { ...(values[first] as Values), [second]: id } : id };
}
