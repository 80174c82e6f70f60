import { useApolloClient } from '@apollo/client/react';
import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CityInput } from '../../domain/cities/city-input.tsx';
import { digitsOf } from '../../lib/digits-of.ts';
import { CEP_DIGITS, maskCep } from '../../lib/masks.ts';
import { plainText } from '../../lib/plain-text.ts';
import { STATES } from '../../lib/states.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { MaskedInput } from '../../ui/form/masked-input.tsx';
import { placeOfCep } from './cep-place.ts';
import { CepServiceDocument } from './company-form.gen.ts';
import type { CompanyValues } from './company-values.ts';
import type { FieldProps } from './field-props.ts';

/** Result of a lookup: `unknown` where there is no such code, `failed` where the service gave no usable answer. */
type CepAnswer =
  | { kind: 'found'; street: string; district: string; city: string; state: string }
  | { kind: 'unknown' }
  | { kind: 'failed' };

/** Timeout for a third-party service. */
export const TIMEOUT_MS = 5_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function readAnswer(body: unknown): CepAnswer {
  if (typeof body !== 'object' || body === null) return { kind: 'failed' };
  const { erro, logradouro, bairro, localidade, uf } = body as Record<string, unknown>;
  // An unknown code is answered with 200; `erro` comes as true and as text.
  if (erro === true || erro === 'true') return { kind: 'unknown' };
  const state = textOf(uf).toUpperCase();
  const address = {
    street: textOf(logradouro),
    district: textOf(bairro),
    city: textOf(localidade),
    state: STATES.some(({ code }) => code === state) ? state : '',
  };
  return address.city === '' ? { kind: 'failed' } : { kind: 'found', ...address };
}

async function ask(address: string, signal: AbortSignal): Promise<CepAnswer> {
  try {
    const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    // The service answers an impossible code with 400.
    if (response.status === 400) return { kind: 'unknown' };
    return response.ok ? readAnswer(await response.json()) : { kind: 'failed' };
  } catch {
    // No network, timeout, or no JSON.
    return { kind: 'failed' };
  }
}

/**
 * Asks the service (`<address>/<eight digits>/json/`, answered as ViaCEP does) for a postal code. Never throws;
 * null when `signal` ended it.
 */
export async function lookUpCep(
  service: string,
  digits: string,
  signal: AbortSignal,
): Promise<CepAnswer | null> {
  // `AbortSignal.any` is missing in browsers still in use.
  const limit = new AbortController();
  const end = () => limit.abort();
  if (signal.aborted) return null;
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, TIMEOUT_MS);
  try {
    const answer = await ask(`${service}/${digits}/json/`, limit.signal);
    return signal.aborted ? null : answer;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

type FoundAddress = Extract<CepAnswer, { kind: 'found' }>;

interface CepLookup {
  isLooking: boolean;
  problem: string | undefined;
  /** The service did not answer, which is no mistake in the code. */
  isFailed: boolean;
  /** Called with what is typed; looks up eight digits and calls `onFound` with the address. */
  follow(text: string, onFound: (address: FoundAddress) => void): void;
}

/** Looks up postal codes as they are typed; a newer one aborts the request of the one before. */
function useCepLookup(): CepLookup {
  const client = useApolloClient();
  const [isLooking, setIsLooking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isFailed, setIsFailed] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  const last = useRef<string>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const ask = async (digits: string, signal: AbortSignal): Promise<CepAnswer | null> => {
    try {
      const { data } = await client.query({ query: CepServiceDocument });
      return data ? await lookUpCep(data.publicSettings.cepApiUrl, digits, signal) : { kind: 'failed' };
    } catch {
      // The service's address could not be loaded.
      return { kind: 'failed' };
    }
  };

  const follow = async (text: string, onFound: (address: FoundAddress) => void) => {
    const digits = digitsOf(text);
    if (digits === last.current) return;
    last.current = digits;
    underWay.current?.abort();
    setProblem(undefined);
    setIsFailed(false);
    setIsLooking(digits.length === CEP_DIGITS);
    if (digits.length !== CEP_DIGITS) return;
    const own = new AbortController();
    underWay.current = own;
    const answer = await ask(digits, own.signal);
    if (answer === null || own.signal.aborted) return;
    setIsLooking(false);
    if (answer.kind === 'found') {
      onFound(answer);
      showToast('Dados do CEP carregados com sucesso!');
    } else if (answer.kind === 'unknown') setProblem('CEP não encontrado');
    else {
      // Typing the same code again is another attempt.
      last.current = undefined;
      setIsFailed(true);
      setProblem('Erro ao buscar informações do CEP');
    }
  };
  return { isLooking, problem, isFailed, follow };
}

/** Address fields of the form. */
interface AddressValues {
  cep: string;
  address: string;
  city: string;
  state: string;
}

/** Returns the street without case, accents and number: what follows a comma, else a number at the end. */
function streetOf(address: string): string {
  const [head = '', ...rest] = address.split(',');
  const street = rest.length > 0 ? head : head.replace(/\s+\d+\S*$/, '');
  return plainText(street).trim();
}

const isSameStreet = (a: string, b: string): boolean => streetOf(a) === streetOf(b);

/**
 * Returns the address after a postal code was found, or null to leave it. `known` is the company's own address, or
 * the one found before: its street and number do not belong to another code. A typed street is left, and so is the
 * found street with its number.
 */
export function addressAfterCep(
  before: AddressValues,
  now: AddressValues,
  address: Omit<AddressValues, 'cep'>,
): string | null {
  if (now.address.trim() === '') return address.address || null;
  const [street, foundStreet] = [streetOf(now.address), streetOf(address.address)];
  if (street === foundStreet || street !== streetOf(before.address)) return null;
  const isSameCep = digitsOf(before.cep) === digitsOf(now.cep);
  const isSameCity = before.city === '' || (before.city === address.city && before.state === address.state);
  // Without an earlier code, the new one may belong to the same address.
  const isSameLocation = isSameCep || (before.cep === '' && isSameCity);
  return isSameLocation ? null : address.address;
}

const EMPTIED = 'O endereço foi apagado: este CEP não diz a rua. Informe rua, número e bairro.';
const HINTS = {
  none: 'Rua, número e bairro.',
  filled: 'Confira e acrescente o número.',
  emptied: 'Este CEP não diz a rua. Informe rua, número e bairro.',
};

interface AddressFieldsProps {
  form: UseFormReturnType<CompanyValues>;
  field: FieldProps;
  /** Rendered below the address, from the values typed so far. */
  renderMap: ((values: CompanyValues) => ReactNode) | undefined;
}

/** Shows the address fields; a postal code fills in the rest. */
export function AddressFields({ form, field, renderMap }: AddressFieldsProps) {
  const cep = useCepLookup();
  const [change, setChange] = useState<'filled' | 'emptied'>();
  const addressInput = useRef<HTMLInputElement>(null);
  const lastValues = useRef<AddressValues>(form.getValues());

  /** Fills in what the code itself says of its place, before the service answers. */
  const placeCep = (text: string) => {
    const place = placeOfCep(text);
    if (place === null) return;
    const { city, state } = form.getValues();
    // A city of another state is not that of the code.
    const isElsewhere = state !== '' && state !== place.state;
    form.setValues({ state: place.state, city: place.city || (isElsewhere ? '' : city) });
  };

  const followCep = (text: string) => {
    const isOther = digitsOf(text) !== digitsOf(form.getValues().cep);
    form.setFieldValue('cep', text);
    if (isOther) placeCep(text);
    setChange(undefined);
    const before = form.getValues();
    cep.follow(text, ({ street, district, city, state }) => {
      const now = form.getValues();
      // A code of a whole town has no street; its district alone is no address.
      const location = { address: street && [street, district].filter(Boolean).join(', '), city, state };
      const address =
        now.address === before.address ? addressAfterCep(lastValues.current, now, location) : null;
      // Fields that were edited meanwhile are left alone.
      if (address !== null) form.setFieldValue('address', address);
      // A typed street stays a typed one for the next code, unless it is the found one.
      const typedAddress = isSameStreet(now.address, location.address)
        ? now.address
        : lastValues.current.address;
      lastValues.current = { ...location, cep: now.cep, address: address ?? typedAddress };
      if (now.city === before.city) form.setFieldValue('city', city);
      if (state !== '' && now.state === before.state) form.setFieldValue('state', state);
      if (address !== null) setChange(address === '' ? 'emptied' : 'filled');
      // Moves the focus to the address only from the CEP field.
      const cepField = addressInput.current?.form?.elements.namedItem('cep');
      if (address === '' && document.activeElement === cepField) addressInput.current?.focus();
    });
  };

  const hint = change === 'emptied' && form.values.address !== '' ? 'none' : (change ?? 'none');
  return (
    <fieldset className={formClasses.group}>
      <legend>Onde fica</legend>
      <div className={formClasses.pair}>
        <MaskedInput
          label="CEP"
          placeholder="00000-000"
          inputMode="numeric"
          autoComplete="postal-code"
          mask={maskCep}
          description={
            cep.isLooking
              ? 'Buscando o endereço…'
              : cep.isFailed
                ? `${cep.problem}. Preencha o endereço abaixo.`
                : 'Preenche o endereço para você.'
          }
          {...field('cep')}
          // A service that does not answer is no mistake of the owner's.
          error={form.errors.cep ?? (cep.isFailed ? undefined : cep.problem)}
          onChange={followCep}
        />
        <NativeSelect
          label="Estado"
          data={[
            { value: '', label: 'Escolha o estado' },
            ...STATES.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          {...field('state')}
        />
      </div>
      <CityInput
        isFormField
        value={form.values.city}
        error={form.errors.city}
        onChange={(text) => form.setFieldValue('city', text)}
        onPick={(_text, { name, state }) => form.setValues({ city: name, state })}
      />
      <TextInput
        ref={addressInput}
        label="Endereço"
        description={HINTS[hint]}
        autoComplete="street-address"
        maxLength={300}
        {...field('address')}
      />
      <span className="visually-hidden" role="status">
        {cep.isLooking
          ? 'Buscando o endereço do CEP…'
          : (cep.problem ?? (change === 'emptied' ? EMPTIED : ''))}
      </span>
      {renderMap?.(form.values)}
    </fieldset>
  );
}
