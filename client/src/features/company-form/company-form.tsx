import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { failureOf, messagesOf } from '../../api/errors.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { CancelButton } from '../../ui/form/cancel-button.tsx';
import formClasses from '../../ui/form/form.module.css';
import { LeaveNotice, type LeaveWords } from '../../ui/form/leave-notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { UploadProgress } from '../../ui/form/upload-progress.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { useModalLeave } from '../../ui/navigation/modal-leave.ts';
import { useLeaveGuard } from '../../ui/navigation/use-leave-guard.ts';
import { PlaceFields } from './address-fields.tsx';
import { useCompanyFormOptionsQuery } from './company-form.gen.ts';
import { type CompanyValues, type FormKind, rulesFor } from './company-values.ts';
import { ContactFields } from './contact-fields.tsx';
import { type ChosenLogo, LogoField } from './logo-field.tsx';
import { OwnerField } from './owner-field.tsx';

const FAILED = 'Erro ao salvar empresa. Tente novamente.';
const UNFINISHED: LeaveWords = {
  question: 'O que você preencheu ainda não foi salvo.',
  stayText: 'Continuar preenchendo',
  leaveText: 'Sair sem salvar',
};
const UNCUT = 'Conclua o enquadramento do logo: use a imagem ou cancele.';

interface Category {
  id: string;
  name: string;
}

const withOwn = (visible: readonly Category[], own: Category | undefined): readonly Category[] =>
  own === undefined || visible.some(({ id }) => id === own.id) ? visible : [...visible, own];

interface CompanyFormProps {
  initial: CompanyValues;
  /** A company that is there already: address and state are required, and what is not changed is not sent. */
  isEdited: boolean;
  /** An administrator fills it in: name, category and city are enough, and an owner can be named. */
  isAdministrators?: boolean;
  currentLogo?: string | undefined;
  /** The company's own, which may be hidden by now. */
  ownCategory?: Category;
  submitText: string;
  /** What is said where the server has no word for people. */
  failedText?: string;
  /** Saves; throws what the server refuses. */
  onSave(values: CompanyValues, logo: ChosenLogo): Promise<void>;
  /** Hears whether there is something that leaving would lose. */
  onDirty?(isDirty: boolean): void;
  /** Beside the address, of what is typed so far. */
  renderMap?(values: CompanyValues): ReactNode;
}

/** All that an owner or an administrator says of a company. */
export function CompanyForm({
  initial,
  isEdited,
  isAdministrators = false,
  currentLogo,
  ownCategory,
  submitText,
  failedText = FAILED,
  onSave,
  onDirty,
  renderMap,
}: CompanyFormProps) {
  const { data: options, failure, refetch } = useCompanyFormOptionsQuery();
  const [logo, setLogo] = useState<ChosenLogo>();
  const [logoProblem, setLogoProblem] = useState<string>();
  const [isCutting, setIsCutting] = useState(false);
  const kind: FormKind = isAdministrators ? 'administrator' : isEdited ? 'edited' : 'new';
  const { form, element, problem, submit } = useServerForm<CompanyValues>({
    mode: 'controlled',
    initialValues: initial,
    validate: rulesFor(kind),
    failedText,
    async send(values) {
      setLogoProblem(isCutting ? UNCUT : undefined);
      if (isCutting) return;
      await onSave(values, logo);
      // The step back that closes the modal must not ask about what is saved.
      onDirty?.(false);
    },
    afterRefusal(error) {
      // What it offers instead of an unknown city stands beside the field as well.
      const city = messagesOf(error, 'city');
      if (city.length > 1) form.setFieldError('city', city.join(' '));
      setLogoProblem(failureOf(error).fields.logo);
    },
  });
  const isDirty = form.isDirty() || logo !== undefined || isCutting;

  useLayoutEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  // A window asks by itself.
  const isInModal = useModalLeave() !== undefined;
  const guard = useLeaveGuard(isDirty && !isInModal);

  const chooseLogo = (chosen: ChosenLogo) => {
    setLogo(chosen);
    setLogoProblem(undefined);
  };

  return (
    <form
      ref={element}
      className={formClasses.form}
      onSubmit={submit}
      noValidate
      aria-label="Dados da empresa"
    >
      {guard.isHeld && <LeaveNotice words={UNFINISHED} onStay={guard.stay} onLeave={guard.leave} />}
      {failure && !options && <RetryNotice text="Não foi possível carregar as categorias." retry={refetch} />}
      <TextInput label="Nome" name="name" maxLength={120} required {...form.getInputProps('name')} />
      <TextArea
        label="Descrição"
        name="description"
        description="O que a empresa faz e por que escolhê-la. Ajuda a ser encontrada na busca."
        rows={5}
        maxLength={5_000}
        required={!isAdministrators}
        {...form.getInputProps('description')}
      />
      <NativeSelect
        label="Categoria"
        name="categoryId"
        required
        data={[
          { value: '', label: options ? 'Escolha uma categoria' : 'Carregando…' },
          ...withOwn(options?.categories ?? [], ownCategory).map(({ id, name }) => ({
            value: id,
            label: name,
          })),
        ]}
        {...form.getInputProps('categoryId')}
      />
      <PlaceFields form={form} isEdited={kind === 'edited'} renderMap={renderMap} />
      <ContactFields form={form} isRequired={!isAdministrators} />
      {isAdministrators && <OwnerField form={form} />}
      <LogoField
        current={currentLogo}
        chosen={logo}
        problem={logoProblem}
        onChoose={chooseLogo}
        onCutting={setIsCutting}
      />
      <Problem text={problem} />
      <div className={formClasses.actions}>
        <Button type="submit" loading={form.submitting}>
          {submitText}
        </Button>
        {form.submitting && logo && <UploadProgress label="Envio do logo" />}
        {isInModal && <CancelButton disabled={form.submitting} />}
      </div>
    </form>
  );
}
