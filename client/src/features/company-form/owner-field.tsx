import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { CompanyValues } from './company-values.ts';

/** Whose company it is; administrators alone say so. */
export function OwnerField({ form }: { form: UseFormReturnType<CompanyValues> }) {
  return (
    <TextInput
      label="E-mail do dono"
      name="ownerEmail"
      type="email"
      description="De uma conta de empresa que já existe; em Usuários se vê se o e-mail foi confirmado. Vazio: a empresa fica sem dono."
      autoComplete="off"
      maxLength={254}
      {...form.getInputProps('ownerEmail')}
    />
  );
}
