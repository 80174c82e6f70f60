import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CityInput } from '../../domain/cities/city-input.tsx';
import { KindInput } from '../../domain/kinds/kind-input.tsx';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { required } from '../../lib/field-rules.ts';
import { formatAmount, formatCity, formatCityState } from '../../lib/format.ts';
import { isEmailText } from '../../lib/is-email-text.ts';
import { paths, patterns } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { RobotTrap } from '../../ui/field/robot-trap.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import formClasses from '../../ui/form/form.module.css';
import { PageSubmit } from '../../ui/form/page-submit.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import {
  type QuoteRecipientsQuery,
  useQuoteRecipientsQuery,
  useRequestQuotesMutation,
} from './quotes.gen.ts';

interface Where {
  kind: string;
  city: string;
}

/** Asks for the kind of business and the city. */
function WhereForm({ kind, city }: Where) {
  const navigate = useNavigate();
  const [kindText, setKindText] = useState(kind.replaceAll('-', ' '));
  const [cityText, setCityText] = useState(city);
  const [isTried, setIsTried] = useState(false);
  const missing = (text: string, problem: string) => (isTried && !text.trim() ? problem : undefined);
  const go = (chosen: string) => {
    setIsTried(true);
    if (!chosen.trim() || !cityText.trim()) return;
    navigate(`${patterns.askQuotes}?${new URLSearchParams({ kind: chosen, city: cityText })}`);
  };
  return (
    <form
      className={formClasses.form}
      noValidate
      aria-label="Segmento e cidade"
      onSubmit={(event) => {
        event.preventDefault();
        go(kindText);
      }}
    >
      <KindInput
        label="De quem você precisa? Ex.: eletricista, pizzaria"
        name="kind"
        required
        isFormField
        error={missing(kindText, 'Escolha um segmento.')}
        value={kindText}
        onChange={setKindText}
        onPick={({ name, slug }) => {
          setKindText(name);
          if (cityText.trim()) go(slug);
        }}
      />
      <CityInput
        isFormField
        error={missing(cityText, 'Escolha uma cidade.')}
        value={cityText}
        onChange={setCityText}
        onPick={setCityText}
      />
      <div className={formClasses.actions}>
        <Button type="submit">Continuar</Button>
      </div>
    </form>
  );
}

/** Asks what is wanted and by whom, and sends it. */
function RequestForm({ kind, city, companies }: QuoteRecipientsQuery['quoteRecipients']) {
  const navigate = useNavigate();
  const { sendsEmails } = useSite();
  const [send, { data: sent }] = useRequestQuotesMutation();
  const serverForm = useServerForm({
    initialValues: { content: '', when: '', neighborhood: '', name: '', phone: '', email: '', nickname: '' },
    validate: {
      content: required('Escreva do que você precisa.'),
      name: required('Nome é obrigatório'),
      phone: (phone, { email }) =>
        phone.trim() || email.trim() ? null : 'Informe um telefone ou um e-mail.',
      email: (email) => (email.trim() && !isEmailText(email.trim()) ? 'Email inválido' : null),
    },
    failedText: 'Não foi possível enviar o pedido. Tente novamente.',
    async send({ nickname, content, name, ...optional }) {
      const texts = Object.fromEntries(
        Object.entries(optional).map(([field, text]) => [field, text.trim() || null]),
      );
      const where = { kind: kind.slug, city: formatCity(city) };
      const input = {
        ...where,
        content: content.trim(),
        name: name.trim(),
        ...texts,
        ...(nickname && { nickname }),
      };
      const { data } = await send({ variables: { input } });
      if (!data) return;
      const { token, isMailed } = data.requestQuotes;
      navigate(`/pedido/${token}`, { replace: true, state: { isNew: true, isMailed } });
    },
  });
  const { form, formProps } = serverForm;
  const props = (name: keyof typeof form.values) => ({ name, ...form.getInputProps(name) });
  return (
    <form {...formProps} aria-label="Pedido a várias empresas">
      <TextArea
        label="Do que você precisa?"
        description="Conte o que ajuda a dar um preço: quantidade, tamanho, endereço do serviço."
        rows={5}
        maxLength={3_000}
        required
        {...props('content')}
      />
      <div className={formClasses.pair}>
        <TextField label="Para quando? (opcional)" maxLength={100} {...props('when')} />
        <TextField label="Bairro (opcional)" maxLength={60} {...props('neighborhood')} />
      </div>
      <TextField label="Seu nome" autoComplete="name" maxLength={120} required {...props('name')} />
      <div className={formClasses.pair}>
        <TextField
          label="Telefone com DDD"
          type="tel"
          autoComplete="tel"
          maxLength={32}
          {...props('phone')}
        />
        <TextField label="E-mail" type="email" autoComplete="email" maxLength={254} {...props('email')} />
      </div>
      <p className={formClasses.aside}>
        Basta um dos dois. Só as empresas que recebem o pedido veem o seu contato
        {sendsEmails ? '. Com e-mail, você também é avisado de cada resposta.' : '.'}
      </p>
      <RobotTrap />
      <p>
        <strong>
          Vai para {companies > 1 && 'até '}
          {formatAmount(companies, 'empresa', 'empresas')}.
        </strong>{' '}
        As respostas aparecem em uma página só sua, por 7 dias.
      </p>
      <PageSubmit serverForm={serverForm} to="enviar o pedido" isDone={sent !== undefined && sent !== null}>
        Enviar pedido
      </PageSubmit>
    </form>
  );
}

/** Shows the form once it is known to how many companies it leads. */
function Ask({ kind, city }: Where) {
  const { data, failure, refetch } = useQuoteRecipientsQuery({ variables: { kind, city } });
  if (failure && failure.code !== 'NOT_FOUND')
    return <RetryNotice text="Não foi possível preparar o pedido." retry={refetch} />;
  if (failure)
    return (
      <>
        <Notice tone="warning" announce>
          {failure.message} Escolha da lista que aparece ao digitar.
        </Notice>
        <WhereForm kind={kind} city={city} />
      </>
    );
  if (!data) return <p role="status">Só um momento…</p>;
  const recipients = data.quoteRecipients;
  const title = `${recipients.kind.plural} em ${formatCityState(recipients.city)}`;
  if (recipients.companies > 0)
    return (
      <Panel title={title}>
        <RequestForm {...recipients} />
      </Panel>
    );
  return (
    <Panel title={title}>
      <Notice announce>
        <div className={formClasses.text}>
          <p>
            Nenhuma empresa deste segmento recebe pedidos por aqui nesta cidade ainda. Fale direto com elas:
          </p>
          <LinkButton to={paths.search({ kind: recipients.kind.slug, city: formatCity(recipients.city) })}>
            Ver as empresas
          </LinkButton>
        </div>
      </Notice>
    </Panel>
  );
}

function AskQuotesPage() {
  usePrivateHead('Peça na cidade');
  const [params] = useSearchParams();
  const [kind, city] = [params.get('kind') ?? '', params.get('city') ?? ''];
  return (
    <PageFrame
      title="Peça na cidade"
      lead="Escreva uma vez, e várias empresas respondem. Sem cadastro e de graça."
      isNarrow
    >
      {kind && city ? (
        <Ask key={`${kind} ${city}`} kind={kind} city={city} />
      ) : (
        <WhereForm kind={kind} city={city} />
      )}
      <NeedsScript to="fazer um pedido" />
    </PageFrame>
  );
}

export const page: Page = { Component: AskQuotesPage };
