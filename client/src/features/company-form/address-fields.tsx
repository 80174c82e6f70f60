import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useRef, useState } from 'react';
import { CityInput } from '../../domain/cities/city-input.tsx';
import { maskCep } from '../../lib/masks.ts';
import { STATES } from '../../lib/states.ts';
import formClasses from '../../ui/form/form.module.css';
import { MaskedInput } from '../../ui/form/masked-input.tsx';
import { type AddressValues, addressAfterCep, isSameStreet } from './address-after-cep.ts';
import type { CompanyValues } from './company-values.ts';
import type { FieldProps } from './field-props.ts';
import { useCepLookup } from './use-cep-lookup.ts';

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
  const known = useRef<AddressValues>(form.getValues());

  const followCep = (text: string) => {
    form.setFieldValue('cep', text);
    setChange(undefined);
    const before = form.getValues();
    cep.follow(text, ({ street, district, city, state }) => {
      const now = form.getValues();
      // A code of a whole town has no street; its district alone is no address.
      const found = { address: street && [street, district].filter(Boolean).join(', '), city, state };
      const address = now.address === before.address ? addressAfterCep(known.current, now, found) : null;
      // Fields that were edited meanwhile are left alone.
      if (address !== null) form.setFieldValue('address', address);
      // A typed street stays a typed one for the next code, unless it is the found one.
      const kept = isSameStreet(now.address, found.address) ? now.address : known.current.address;
      known.current = { ...found, cep: now.cep, address: address ?? kept };
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
