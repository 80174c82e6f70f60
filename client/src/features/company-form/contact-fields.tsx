import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { maskPhone } from '../../lib/masks.ts';
import formClasses from '../../ui/form/form.module.css';
import { MaskedInput } from '../../ui/form/masked-input.tsx';
import type { CompanyValues } from './company-values.ts';

interface ContactFieldsProps {
  form: UseFormReturnType<CompanyValues>;
  /** Phone and e-mail. */
  isRequired: boolean;
}

/** How customers reach a company. */
export function ContactFields({ form, isRequired }: ContactFieldsProps) {
  return (
    <fieldset className={formClasses.group}>
      <legend>Contato</legend>
      <div className={formClasses.pair}>
        <MaskedInput
          label="Telefone"
          name="phone"
          type="tel"
          placeholder="(11) 91234-5678"
          autoComplete="tel"
          maxLength={32}
          required={isRequired}
          mask={maskPhone}
          value={form.values.phone}
          error={form.errors.phone}
          onChange={(text) => form.setFieldValue('phone', text)}
        />
        <NativeSelect
          label="Este número é de"
          name="contactType"
          data={[
            { value: 'phone', label: 'Telefone' },
            { value: 'whatsapp', label: 'WhatsApp' },
          ]}
          {...form.getInputProps('contactType')}
        />
      </div>
      <div className={formClasses.pair}>
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required={isRequired}
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Site (opcional)"
          name="website"
          inputMode="url"
          placeholder="www.suaempresa.com.br"
          autoComplete="url"
          maxLength={2_048}
          {...form.getInputProps('website')}
        />
      </div>
    </fieldset>
  );
}
