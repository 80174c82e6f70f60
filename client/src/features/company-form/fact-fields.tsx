import { TextInput } from '@mantine/core';
import formClasses from '../../ui/form/form.module.css';
import type { FieldProps } from './field-props.ts';

/** Shows the fields of profiles, year of foundation and area served; all may stay empty. */
export function FactFields({ field }: { field: FieldProps }) {
  return (
    <fieldset className={formClasses.group}>
      <legend>Mais sobre a empresa (opcional)</legend>
      <div className={formClasses.pair}>
        <TextInput label="Instagram" placeholder="@suaempresa" maxLength={300} {...field('instagram')} />
        <TextInput label="Facebook" placeholder="@suaempresa" maxLength={300} {...field('facebook')} />
      </div>
      <div className={formClasses.pair}>
        <TextInput
          label="iFood"
          inputMode="url"
          placeholder="www.ifood.com.br/delivery/…"
          maxLength={300}
          {...field('ifood')}
        />
        <TextInput
          label="Ano de fundação"
          inputMode="numeric"
          placeholder="1998"
          maxLength={4}
          {...field('foundedYear')}
        />
      </div>
      <TextInput
        label="Área atendida"
        placeholder="Campinas, Valinhos e Vinhedo"
        maxLength={200}
        {...field('areaServed')}
      />
    </fieldset>
  );
}
