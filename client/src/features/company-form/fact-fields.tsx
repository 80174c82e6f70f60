import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import formClasses from '../../ui/form/form.module.css';
import classes from './company-form.module.css';
import type { FieldProps } from './field-props.ts';

const TITLE = 'Mais sobre a empresa (opcional)';
const NAMES = ['instagram', 'facebook', 'ifood', 'foundedYear', 'areaServed'] as const;

interface FactFieldsProps {
  field: FieldProps;
  /** Whether they are closed at first; an error opens them. */
  isFolded: boolean;
}

/** Shows the fields of profiles, year of foundation and area served; all may stay empty. */
export function FactFields({ field, isFolded }: FactFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const isWrong = NAMES.some((name) => field(name).error);
  useEffect(() => {
    if (!isWrong) return;
    // While they were closed, it could not take the focus as the first invalid field.
    const invalid = details.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (details.current?.contains(invalid ?? null)) invalid?.focus();
  }, [isWrong]);
  const fields = (
    <>
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
    </>
  );
  if (!isFolded) {
    return (
      <fieldset className={formClasses.group}>
        <legend>{TITLE}</legend>
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
      <summary>{TITLE}</summary>
      <div className={formClasses.form}>{fields}</div>
    </details>
  );
}
