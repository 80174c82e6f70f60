import { Flex } from '@mantine/core';
import { DATA_REQUEST_KINDS } from '../../domain/account/data-request-kinds.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { formatAmount, formatDateTime } from '../../lib/format.ts';
import { paths, patterns } from '../../paths.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { handEmail } from '../account/handed-email.ts';
import classes from './approval-details.module.css';
import type { ApprovalDetails, ApprovalType } from './approval-type.ts';
import { Section } from './section.tsx';

interface DataRequestDetailsProps {
  request: NonNullable<ApprovalDetails['dataRequest']>;
  /** Id of the account with the e-mail, if there is one. */
  account: string | undefined;
}

/** Shows a request about personal data, with the ways to what is stored of the person. */
function DataRequestDetails({ request, account }: DataRequestDetailsProps) {
  const { sendsEmails } = useSite();
  const { kind, name, email, isEmailConfirmed, content, createdAt } = request;
  return (
    <Section title={DATA_REQUEST_KINDS[kind]}>
      <Flex component="p" gap="0.35rem 0.6rem" wrap="wrap" align="center">
        {name && <strong>{name}</strong>} <EmailText address={email} />
        <StatusTag tone={isEmailConfirmed ? 'good' : 'waiting'}>
          {isEmailConfirmed ? 'E-mail confirmado' : 'E-mail não confirmado'}
        </StatusTag>
      </Flex>
      <p>Enviado em {formatDateTime(createdAt)}. A lei dá 15 dias para a resposta.</p>
      <p className={classes.text}>{content}</p>
      {!isEmailConfirmed && (
        <Notice tone="warning">
          Qualquer pessoa pode ter pedido com este e-mail. Confirme quem pede antes de apagar ou mudar algo.
        </Notice>
      )}
      {!sendsEmails && (
        <Notice tone="warning">
          Este site ainda não envia e-mails: a resposta espera na fila até que ele envie, por até 30 dias.
        </Notice>
      )}
      <div className={formClasses.actions}>
        <LinkButton to={patterns.adminPersonalData} variant="light" onClick={() => handEmail(email)}>
          Procurar os dados desta pessoa
        </LinkButton>
        {account && (
          <LinkButton to={paths.admin({ tab: 'users', item: account })} variant="light">
            Abrir a conta
          </LinkButton>
        )}
      </div>
    </Section>
  );
}

/** A request about personal data (LGPD). */
export const DATA_REQUEST: ApprovalType = {
  decide: 'manageUsers',
  plural: 'Pedidos da LGPD',
  singular: 'Pedido da LGPD',
  isFeminine: false,
  approve: {
    label: 'Responder',
    done: (title) => `A resposta a ${title} será enviada.`,
    several: (count) => `${formatAmount(count, 'resposta será enviada', 'respostas serão enviadas')}.`,
    running: (count) => `Enviando ${formatAmount(count, 'resposta', 'respostas')}`,
  },
  answer: {
    reader: 'Quem pediu recebe a resposta por e-mail.',
    missing: 'Escreva a resposta.',
    templates: [
      'Apagamos os dados que você pediu.',
      'Corrigimos os dados que você pediu.',
      'Não encontramos dados seus ligados a este e-mail.',
      'Para baixar uma cópia de todos os seus dados, entre na sua conta e abra o seu perfil.',
      'Não foi possível atender ao pedido: a lei nos obriga a guardar estes dados.',
    ],
  },
  question: ({ details: { dataRequest, person } }) =>
    dataRequest && <DataRequestDetails request={dataRequest} account={person?.id} />,
};
