import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureOf, messagesOf } from '../../api/errors.ts';
import { useMay } from '../../domain/account/use-may.ts';
import type { KindChoiceFragment } from '../../domain/kinds/kinds.gen.ts';
import { PointField } from '../../domain/maps/point-field.tsx';
import { maskPhone } from '../../lib/masks.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { CancelButton } from '../../ui/form/cancel-button.tsx';
import formClasses from '../../ui/form/form.module.css';
import { LeaveNotice, type LeaveWords, UNSAVED } from '../../ui/form/leave-notice.tsx';
import { MaskedInput } from '../../ui/form/masked-input.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { UploadProgress } from '../../ui/form/upload-progress.tsx';
import { useSaveBar } from '../../ui/form/use-save-bar.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { useModalLeave } from '../../ui/navigation/modal-leave.ts';
import { useLeaveGuard } from '../../ui/navigation/use-leave-guard.ts';
import { AddressFields } from './address-fields.tsx';
import { AttributesField } from './attributes-field.tsx';
import { type CompanyFieldsFragment, useCompanyFormOptionsQuery } from './company-form.gen.ts';
import { ALL_BLOCKS, type Block, fieldsOf } from './company-parts.ts';
import { type CompanyValues, contactTypeOf, type FormKind, RULES } from './company-values.ts';
import { FactFields } from './fact-fields.tsx';
import type { FieldProps } from './field-props.ts';
import { STEPS, Step, StepHeading, stepWithError, useFormSteps } from './form-steps.tsx';
import { HoursField } from './hours-field.tsx';
import { exampleOf } from './kind-examples.ts';
import { KindsField } from './kinds-field.tsx';
import { type ChosenLogo, LogoField } from './logo-field.tsx';
import { offersProblem } from './offer-values.ts';

/** Loaded on its own: it is the longest part of the form, and the last. */
const OffersField = lazyOr(
  async () => (await import('./offers-field.tsx')).OffersField,
  () => <p>Não foi possível abrir os serviços e produtos agora.</p>,
);

const FAILED = 'Erro ao salvar empresa. Tente novamente.';
const UNFINISHED: LeaveWords = {
  question: 'O que você preencheu ainda não foi salvo.',
  stayText: 'Continuar preenchendo',
  leaveText: 'Sair sem salvar',
};
const errorText = (error: ReactNode): string | undefined => (typeof error === 'string' ? error : undefined);
const UNCUT = 'Conclua o enquadramento do logo: use a imagem ou cancele.';

export interface CompanyFormProps {
  kind: FormKind;
  initial: CompanyValues;
  /** The company to edit. Its category may be hidden by now. */
  company?: Pick<CompanyFieldsFragment, 'category' | 'logo' | 'attributes' | 'point'>;
  submitText: string;
  /** Shows these blocks only, and validates their fields. */
  blocks?: readonly Block[];
  /** Shows the form in steps, beginning with `first`; `save` returns whether the values of a left step are saved. */
  steps?: { first: number; save(values: CompanyValues, step: number): boolean };
  /** Shown for errors without a message for people. */
  failedText?: string;
  /** Saves; throws the server's errors. */
  onSave(values: CompanyValues, logo: ChosenLogo): Promise<void>;
  /** Called once nothing is unsaved any more: a step back does not ask. */
  onSaved?(): void;
  /** Called with whether there are unsaved changes. */
  onDirty?(isDirty: boolean): void;
  /** Rendered below the address, from the values typed so far. */
  renderMap?(values: CompanyValues): ReactNode;
  /** Rendered above the buttons after a CONFLICT, from the values that were refused. */
  renderConflict?(values: CompanyValues): ReactNode;
}

/** Calls `save`, the latest one, when the page goes out of sight. */
function useOnHidden(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}

/** Shows the company form, for owners and administrators. */
export function CompanyForm({
  kind,
  initial,
  company,
  submitText,
  blocks = ALL_BLOCKS,
  steps: stepped,
  failedText = FAILED,
  onSave,
  onSaved,
  onDirty,
  renderMap,
  renderConflict,
}: CompanyFormProps) {
  const { data: options, failure, refetch } = useCompanyFormOptionsQuery();
  const setsOwner = useMay('manageUsers');
  const [logo, setLogo] = useState<ChosenLogo>();
  const [logoProblem, setLogoProblem] = useState<string>();
  const [isCutting, setIsCutting] = useState(false);
  const [refused, setRefused] = useState<CompanyValues>();
  /** The category that the first kind has chosen. */
  const [filledCategory, setFilledCategory] = useState<string>();
  const leaveStep = (to: number) => {
    const values = form.getValues();
    if (stepped?.save(values, to)) form.resetDirty(values);
  };
  const steps = useFormSteps(stepped?.first, leaveStep);
  // A phone may drop a tab that is out of sight.
  useOnHidden(() => {
    if (stepped && form.isDirty()) stepped.save(form.getValues(), steps.step);
  });
  const rules = Object.entries({ ...RULES[kind], offers: offersProblem });
  const validated = fieldsOf(steps.isOn && !steps.isLast ? (STEPS[steps.step]?.blocks ?? []) : blocks);
  const { form, formProps, problem } = useServerForm<CompanyValues>({
    mode: 'controlled',
    initialValues: initial,
    validate: Object.fromEntries(rules.filter(([name]) => validated.includes(name))),
    failedText,
    onInvalid: (errors) => steps.returnTo(stepWithError(errors)),
    async send(values) {
      if (!steps.isLast) {
        leaveStep(steps.step + 1);
        steps.goOn();
        return;
      }
      setLogoProblem(isCutting ? UNCUT : undefined);
      if (isCutting) return;
      // The session may have ended: what was typed is there after the login.
      stepped?.save(values, steps.step);
      setRefused(undefined);
      await onSave(values, logo);
      // The step back that closes the modal must not ask about saved values.
      onDirty?.(false);
      if (!onSaved) return;
      flushSync(() => {
        setLogo(undefined);
        form.resetDirty(values);
      });
      onSaved();
    },
    afterError(error) {
      if (failureOf(error).code === 'CONFLICT') setRefused(form.getValues());
      // The cities suggested for an unknown one are shown beside the field too.
      const city = messagesOf(error, 'city');
      if (city.length > 1) form.setFieldError('city', city.join(' '));
      setLogoProblem(failureOf(error).fields.logo);
      steps.returnTo(stepWithError(failureOf(error).fields));
    },
  });
  const field: FieldProps = (name) => ({
    name,
    required: Boolean(RULES[kind][name]?.('')),
    ...form.getInputProps(name),
    value: form.values[name],
  });
  const isDirty = form.isDirty() || logo !== undefined || isCutting;

  useLayoutEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  // A modal has its own leave guard.
  const isInModal = useModalLeave() !== undefined;
  const guard = useLeaveGuard(isDirty && !isInModal);

  const chooseLogo = (chosen: ChosenLogo) => {
    setLogo(chosen);
    setLogoProblem(undefined);
  };

  const visible = [...(options?.categories ?? []), ...(company ? [company.category] : [])];
  const categories = new Map(visible.map((category) => [category.id, category]));

  const chooseKinds = (kinds: readonly KindChoiceFragment[]) => {
    form.setValues({ kinds, kindsAreGuessed: false });
    form.clearFieldError('kindIds');
    const category = kinds[0]?.category;
    if (form.values.categoryId !== '' || !category || !categories.has(category.id)) return;
    form.setFieldValue('categoryId', category.id);
    setFilledCategory(category.id);
  };

  const conflict = useRef<HTMLDivElement>(null);
  // The bar of buttons would cover it.
  useEffect(() => {
    if (refused) conflict.current?.scrollIntoView({ block: 'center' });
  }, [refused]);

  const bar = useSaveBar(isDirty);
  const [choseContact, setChoseContact] = useState(
    kind !== 'new' || (initial.phone !== '' && initial.contactType !== contactTypeOf(initial.phone)),
  );
  const typePhone = (phone: string) => {
    form.setFieldValue('phone', phone);
    if (!choseContact) form.setFieldValue('contactType', contactTypeOf(phone));
  };
  const example = exampleOf(form.values.kinds, categories.get(form.values.categoryId)?.name);
  const isPart = blocks !== ALL_BLOCKS;
  const shown: Record<Block, ReactNode> = {
    name: <TextInput label="Nome" maxLength={120} {...field('name')} />,
    description: (
      <TextArea
        label="Descrição"
        description="O que a empresa faz e por que escolhê-la. Ajuda a ser encontrada na busca."
        placeholder={example && `Ex.: ${example.description}`}
        rows={5}
        maxLength={5_000}
        {...field('description')}
      />
    ),
    kinds: (
      <>
        <KindsField
          kinds={form.values.kinds}
          areGuessed={form.values.kindsAreGuessed}
          error={form.errors.kindIds}
          onChange={chooseKinds}
        />
        <NativeSelect
          label="Categoria"
          description={
            form.values.categoryId === filledCategory && 'Escolhida pelo segmento. Troque, se for outra.'
          }
          data={[
            { value: '', label: options ? 'Escolha uma categoria' : 'Carregando…' },
            ...[...categories.values()].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...field('categoryId')}
        />
      </>
    ),
    place: (
      <>
        <AddressFields form={form} field={field} renderMap={renderMap} />
        <PointField
          value={form.values.position}
          derived={company?.point ?? null}
          city={{ name: form.values.city, state: form.values.state }}
          error={errorText(form.errors.latitude ?? form.errors.longitude)}
          onChange={(position) => form.setFieldValue('position', position)}
        />
      </>
    ),
    contact: <ContactFields field={field} onPhone={typePhone} onContactType={() => setChoseContact(true)} />,
    hours: (
      <HoursField
        isAlone={isPart}
        value={form.values.openingHours}
        error={form.errors.openingHours}
        onChange={(text) => form.setFieldValue('openingHours', text)}
      />
    ),
    profiles: <FactFields field={field} of={steps.isOn ? 'all' : 'profiles'} />,
    facts: !steps.isOn && <FactFields field={field} of="facts" />,
    attributes: (
      <AttributesField
        isAlone={isPart}
        kindIds={form.values.kinds.map(({ id }) => id)}
        categoryId={form.values.categoryId}
        selected={company?.attributes ?? []}
        chosen={form.values.attributeIds}
        error={form.errors.attributeIds}
        onChange={(chosen) => form.setFieldValue('attributeIds', chosen)}
      />
    ),
    offers: (
      <Suspense fallback={null}>
        <OffersField
          example={example}
          offers={form.values.offers}
          error={form.errors.offers}
          onChange={(offers) => {
            form.setFieldValue('offers', offers);
            form.clearFieldError('offers');
          }}
        />
      </Suspense>
    ),
    owner: kind === 'administrator' && setsOwner && (
      <TextInput
        label="E-mail do dono"
        type="email"
        description="De uma conta de empresa que já existe; em Usuários se vê se o e-mail foi confirmado. Vazio: a empresa fica sem dono."
        autoComplete="off"
        maxLength={254}
        {...field('ownerEmail')}
      />
    ),
    logo: (
      <LogoField
        current={company?.logo?.url}
        chosen={logo}
        problem={logoProblem}
        onChoose={chooseLogo}
        onCutting={setIsCutting}
      />
    ),
  };

  return (
    <form {...formProps} aria-label="Dados da empresa" onChange={bar.onChange}>
      {guard.isHeld && (
        <LeaveNotice words={isPart ? UNSAVED : UNFINISHED} onStay={guard.stay} onLeave={guard.leave} />
      )}
      {failure && !options && <RetryNotice text="Não foi possível carregar as categorias." retry={refetch} />}
      <StepHeading steps={steps} />
      {(steps.isOn ? STEPS : [{ title: '', blocks }]).map((step, at) => (
        <Step key={step.title} steps={steps} at={at}>
          {step.blocks.map((block) => (
            <Fragment key={block}>{shown[block]}</Fragment>
          ))}
        </Step>
      ))}
      {refused && <div ref={conflict}>{renderConflict?.(refused)}</div>}
      <div {...bar.props}>
        <Problem text={problem} />
        <div className={formClasses.actions}>
          {isInModal && <CancelButton disabled={form.submitting} />}
          {steps.isOn && steps.step > 0 && (
            <Button
              variant="default"
              disabled={form.submitting}
              onClick={() => steps.returnTo(steps.step - 1)}
            >
              Voltar
            </Button>
          )}
          <Button
            // Another button in each step, so that a second tap of a double tap is no press of the next.
            key={steps.step}
            type="submit"
            loading={form.submitting}
            onClick={(event) => steps.isOn && event.detail > 1 && event.preventDefault()}
          >
            {steps.isLast ? submitText : 'Continuar'}
          </Button>
          {form.submitting && logo && <UploadProgress label="Envio do logo" />}
        </div>
      </div>
    </form>
  );
}

interface ContactFieldsProps {
  field: FieldProps;
  onPhone(text: string): void;
  /** Called as somebody chooses what the number is of. */
  onContactType(): void;
}

/** Shows the contact fields of a company. */
function ContactFields({ field, onPhone, onContactType }: ContactFieldsProps) {
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
          onChange={onPhone}
        />
        <NativeSelect
          label="Este número é de"
          data={[
            { value: 'phone', label: 'Telefone' },
            { value: 'whatsapp', label: 'WhatsApp' },
          ]}
          {...field('contactType')}
          onChange={(event) => {
            field('contactType').onChange(event);
            onContactType();
          }}
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
