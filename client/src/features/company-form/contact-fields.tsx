import { NativeSelect, TextInput } from '@mantine/core';
import { maskPhone } from '../../lib/masks.ts';
import formClasses from '../../ui/form/form.module.css';
import { MaskedInput } from '../../ui/form/masked-input.tsx';
import type { FieldProps } from './field-props.ts';

/** Shows the contact fields of a company. */
export function ContactFields({ field }: { field: FieldProps }) {
  return (
    <fieldset className={formClasses.group}>
      <legend>Contato</legend>
      <div className={formClasses.pair}>
        <MaskedInput
          label="Telefone"
          type="tel"
          placeholder="(11) 91234-5678"
          autoComplete="tel"
          maxLength={32}
          mask={maskPhone}
          {...field('phone')}
        />
        <NativeSelect
          label="Este número é de"
          data={[
            { value: 'phone', label: 'Telefone' },
            { value: 'whatsapp', label: 'WhatsApp' },
          ]}
          {...field('contactType')}
        />
      </div>
      <div className={formClasses.pair}>
        <TextInput label="E-mail" type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <TextInput
          label="Site (opcional)"
          inputMode="url"
          placeholder="www.suaempresa.com.br"
          autoComplete="url"
          maxLength={2_048}
          {...field('website')}
        />
      </div>
    </fieldset>
  );
}
