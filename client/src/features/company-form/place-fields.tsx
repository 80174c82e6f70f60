import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useRef, useState } from 'react';
import formClasses from '../../components/form.module.css';
import { MaskedInput } from '../../components/masked-input.tsx';
import { maskCep } from '../../lib/masks.ts';
import { STATES } from '../../lib/states.ts';
import { CityField } from './city-field.tsx';
import type { CompanyValues } from './company-values.ts';
import { useCepLookup } from './use-cep-lookup.ts';

interface PlaceFieldsProps {
  form: UseFormReturnType<CompanyValues>;
  /** Address and state are required. */
  isEdited: boolean;
  /** Below the address, of what is typed so far. */
  renderMap: ((values: CompanyValues) => ReactNode) | undefined;
}

/** Where a company is; a postal code fills in the rest. */
export function PlaceFields({ form, isEdited, renderMap }: PlaceFieldsProps) {
  const cep = useCepLookup();
  const [isFilled, setIsFilled] = useState(false);
  /** As the last postal code wrote it. */
  const lastAddress = useRef<string>(undefined);

  const followCep = (text: string) => {
    form.setFieldValue('cep', text);
    setIsFilled(false);
    const before = form.getValues();
    cep.follow(text, ({ street, district, city, state }) => {
      const now = form.getValues();
      const address = [street, district].filter(Boolean).join(', ');
      // What somebody has typed since is left alone; so is an address that he wrote, with its number.
      const isOwn = now.address.trim() !== '' && now.address !== lastAddress.current;
      if (address !== '' && !isOwn) {
        form.setFieldValue('address', address);
        lastAddress.current = address;
      }
      if (now.city === before.city) form.setFieldValue('city', city);
      if (state !== '' && now.state === before.state) form.setFieldValue('state', state);
      setIsFilled(address !== '' && !isOwn);
    });
  };

  return (
    <fieldset className={formClasses.group}>
      <legend>Onde fica</legend>
      <div className={formClasses.pair}>
        <MaskedInput
          label="CEP"
          name="cep"
          placeholder="00000-000"
          inputMode="numeric"
          autoComplete="postal-code"
          mask={maskCep}
          description={cep.isLooking ? 'Buscando o endereço…' : 'Preenche o endereço para você.'}
          value={form.values.cep}
          error={form.errors.cep ?? cep.problem}
          onChange={followCep}
        />
        <NativeSelect
          label="Estado"
          name="state"
          required={isEdited}
          data={[
            { value: '', label: 'Escolha o estado' },
            ...STATES.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          {...form.getInputProps('state')}
        />
      </div>
      <CityField
        value={form.values.city}
        error={form.errors.city}
        onChange={(text) => form.setFieldValue('city', text)}
        onPick={({ name, state }) => form.setValues({ city: name, state })}
      />
      <TextInput
        label="Endereço"
        name="address"
        description={isFilled ? 'Confira e acrescente o número.' : 'Rua, número e bairro.'}
        autoComplete="street-address"
        maxLength={300}
        required={isEdited}
        {...form.getInputProps('address')}
      />
      <span className="visually-hidden" role="status">
        {cep.isLooking ? 'Buscando o endereço do CEP…' : (cep.problem ?? '')}
      </span>
      {renderMap?.(form.values)}
    </fieldset>
  );
}
