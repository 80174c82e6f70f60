import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import formClasses from '../../ui/form/form.module.css';
import classes from './company-form.module.css';
import { BLOCKS } from './company-parts.ts';
import type { FieldProps } from './field-props.ts';

/** Which fields; both together are closed at first, and an error opens them. */
const TITLES = {
  profiles: 'Redes sociais e iFood (opcional)',
  facts: 'História e região (opcional)',
  all: 'Mais sobre a empresa (opcional)',
};

interface FactFieldsProps {
  field: FieldProps;
  of: keyof typeof TITLES;
}

/** Shows the fields of profiles, year of foundation and area served; all may stay empty. */
export function FactFields({ field, of }: FactFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = [...BLOCKS.profiles, ...BLOCKS.facts].some((name) => field(name).error);
  useEffect(() => {
    if (!isWrong) return;
    // While they were closed, it could not take the focus as the first invalid field.
    const invalid = details.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (details.current?.contains(invalid ?? null)) invalid?.focus();
  }, [isWrong]);
  const fields = (
    <>
      {of !== 'facts' && (
        <>
          <div className={formClasses.pair}>
            <TextInput label="Instagram" placeholder="@suaempresa" maxLength={300} {...field('instagram')} />
            <TextInput label="Facebook" placeholder="@suaempresa" maxLength={300} {...field('facebook')} />
          </div>
          <TextInput
            label="iFood"
            inputMode="url"
            placeholder="www.ifood.com.br/delivery/…"
            maxLength={300}
            {...field('ifood')}
          />
        </>
      )}
      {of !== 'profiles' && (
        <div className={formClasses.pair}>
          <TextInput
            label="Ano de fundação"
            inputMode="numeric"
            placeholder="1998"
            maxLength={4}
            {...field('foundedYear')}
          />
          <TextInput
            label="Área atendida"
            placeholder="Campinas, Valinhos e Vinhedo"
            maxLength={200}
            {...field('areaServed')}
          />
        </div>
      )}
    </>
  );
  if (of !== 'all') {
    return (
      <fieldset className={formClasses.group}>
        <legend>{TITLES[of]}</legend>
        {fields}
      </fieldset>
    );
  }
  return (
    <details
      ref={details}
      className={classes.attributes}
      open={isOpen || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{TITLES[of]}</summary>
      <div className={formClasses.form}>{fields}</div>
    </details>
  );
}
