import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import formClasses from '../../components/form.module.css';
import { MaskedInput } from '../../components/masked-input.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { failureOf, messagesOf } from '../../lib/apollo/errors.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { maskCep, maskPhone } from '../../lib/masks.ts';
import { showRefusal } from '../../lib/show-refusal.ts';
import { STATES } from '../../lib/states.ts';
import { CityField } from './city-field.tsx';
import { useCompanyFormOptionsQuery } from './company-form.gen.ts';
import { type CompanyValues, rulesFor } from './company-values.ts';
import { LogoField } from './logo-field.tsx';
import { useCepLookup } from './use-cep-lookup.ts';

const FAILED = 'Erro ao salvar empresa. Tente novamente.';
const UNCUT = 'Conclua o enquadramento do logo: use a imagem ou cancele.';

interface CompanyFormProps {
  initial: CompanyValues;
  /** A company that is there already: address and state are required, and what is not changed is not sent. */
  isEdited: boolean;
  currentLogo?: string | undefined;
  submitText: string;
  /** Saves; throws what the server refuses. */
  onSave(values: CompanyValues, logo: File | undefined): Promise<void>;
  /** Hears whether there is something that leaving would lose. */
  onDirty?(isDirty: boolean): void;
  /** Beside the address, of what is typed so far. */
  renderMap?(values: CompanyValues): ReactNode;
  onCancel?(): void;
}

/** All that an owner says of a company (SPEC section 5). */
export function CompanyForm({
  initial,
  isEdited,
  currentLogo,
  submitText,
  onSave,
  onDirty,
  renderMap,
  onCancel,
}: CompanyFormProps) {
  const { data: options, failure, refetch } = useCompanyFormOptionsQuery();
  const cep = useCepLookup();
  const [logo, setLogo] = useState<File>();
  const [logoProblem, setLogoProblem] = useState<string>();
  const [isCutting, setIsCutting] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const [problem, setProblem] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<CompanyValues>({ initialValues: initial, validate: rulesFor(isEdited) });
  const isDirty = form.isDirty() || logo !== undefined || isCutting;

  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const followCep = (text: string) => {
    form.setFieldValue('cep', text);
    setIsFilled(false);
    const before = form.getValues();
    cep.follow(text, ({ street, district, city, state }) => {
      // What somebody has typed since is left alone.
      const now = form.getValues();
      const found = { address: [street, district].filter(Boolean).join(', '), city, state };
      for (const [name, value] of Object.entries(found) as ['address' | 'city' | 'state', string][]) {
        if (value !== '' && now[name] === before[name]) form.setFieldValue(name, value);
      }
      setIsFilled(street !== '');
    });
  };

  const chooseLogo = (file: File | undefined) => {
    setLogo(file);
    setLogoProblem(undefined);
  };

  const submit = form.onSubmit(
    async (values) => {
      if (form.submitting) return;
      setProblem(undefined);
      setLogoProblem(isCutting ? UNCUT : undefined);
      if (isCutting) return;
      try {
        await onSave(values, logo);
      } catch (error) {
        setProblem(showRefusal(form.setErrors, element.current, error, FAILED));
        // What it offers instead of an unknown city stands beside the field as well.
        const city = messagesOf(error, 'city');
        if (city.length > 1) form.setFieldError('city', city.join(' '));
        setLogoProblem(failureOf(error).fields.logo);
      }
    },
    (errors) => focusFirstError(element.current, errors),
  );

  return (
    <form
      ref={element}
      className={formClasses.form}
      onSubmit={submit}
      noValidate
      aria-label="Dados da empresa"
    >
      {failure && !options && (
        <Notice tone="error" announce>
          <p>Não foi possível carregar as categorias.</p>
          <Button variant="subtle" onClick={() => refetch()}>
            Tentar novamente
          </Button>
        </Notice>
      )}
      <TextInput label="Nome" name="name" maxLength={120} required {...form.getInputProps('name')} />
      <TextArea
        label="Descrição"
        name="description"
        description="O que a empresa faz e por que escolhê-la. Ajuda a ser encontrada na busca."
        rows={5}
        maxLength={5_000}
        required
        {...form.getInputProps('description')}
      />
      <NativeSelect
        label="Categoria"
        name="categoryId"
        required
        data={[
          { value: '', label: options ? 'Escolha uma categoria' : 'Carregando…' },
          ...(options?.categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.getInputProps('categoryId')}
      />
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
            required
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
            required
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
      <LogoField
        current={currentLogo}
        chosen={logo}
        problem={logoProblem}
        onChoose={chooseLogo}
        onCutting={setIsCutting}
      />
      {problem && (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      <div className={formClasses.actions}>
        <Button type="submit" loading={form.submitting}>
          {submitText}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel} disabled={form.submitting}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  );
}
