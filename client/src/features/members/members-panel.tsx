import { Button, Flex } from '@mantine/core';
import { useRef, useState } from 'react';
import { PARTS } from '../../domain/members/company-rights.ts';
import { formatDate } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FoldedPanel } from '../../ui/fold/folded-panel.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import lists from '../../ui/list/ruled-list.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { SecretModal } from '../../ui/modal/secret-modal.tsx';
import { InviteModal } from './invite-modal.tsx';
import {
  type InvitationRowFragment,
  type InviteMemberMutation,
  type MemberRowFragment,
  useCancelInvitationMutation,
  useChangeMemberMutation,
  useCompanyPeopleQuery,
  useRemoveMemberMutation,
} from './members.gen.ts';
import classes from './members.module.css';
import { PartChoices } from './part-choices.tsx';

interface EndsProps<Row> {
  row: Row;
  companyName: string;
  onDone(): void;
  onClose(): void;
}

function RemoveMember({ row: { id, name }, companyName, onDone, onClose }: EndsProps<MemberRowFragment>) {
  const [remove] = useRemoveMemberMutation();
  return (
    <AttemptModal
      title={`Remover ${name}?`}
      action="Remover pessoa"
      failedText="Não foi possível remover agora. Tente novamente."
      doneText={`${name} não participa mais da empresa.`}
      codesOfDone={['NOT_FOUND']}
      run={() => remove({ variables: { id } })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong> deixa de ver e de fazer qualquer coisa em {companyName} agora. A conta
        continua, e você pode convidar de novo.
      </p>
    </AttemptModal>
  );
}

function CancelInvitation({
  row: { id, email },
  companyName,
  onDone,
  onClose,
}: EndsProps<InvitationRowFragment>) {
  const [cancel] = useCancelInvitationMutation();
  return (
    <AttemptModal
      title="Cancelar o convite?"
      action="Cancelar convite"
      dismiss="Manter convite"
      failedText="Não foi possível cancelar agora. Tente novamente."
      doneText="Convite cancelado."
      codesOfDone={['NOT_FOUND']}
      run={() => cancel({ variables: { id } })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        O link enviado a <strong>{email}</strong> deixa de valer para {companyName}.
      </p>
    </AttemptModal>
  );
}

interface MembersPanelProps {
  company: { id: string; name: string };
}

function Members({ company }: MembersPanelProps) {
  const { data, previousData, failure, refetch } = useCompanyPeopleQuery({
    variables: { companyId: company.id },
  });
  const people = data ?? previousData;
  const [isInviting, setInviting] = useState(false);
  const [result, setResult] = useState<InviteMemberMutation['inviteMember']>();
  const [changed, setChanged] = useState<MemberRowFragment>();
  const [removed, setRemoved] = useState<MemberRowFragment>();
  const [cancelled, setCancelled] = useState<InvitationRowFragment>();
  const content = useRef<HTMLDivElement>(null);
  const ended = async () => {
    setChanged(undefined);
    setRemoved(undefined);
    setCancelled(undefined);
    await refetch();
    // What was used is gone.
    content.current?.focus();
  };
  const members = people?.companyMembers ?? [];
  const invitations = people?.companyInvitations ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={content} role="group" aria-label="Pessoas" tabIndex={-1} className={classes.part}>
      <div>
        <Button variant="default" onClick={() => setInviting(true)}>
          Convidar
        </Button>
      </div>
      <ListState
        hasData={people !== undefined}
        isEmpty={members.length === 0 && invitations.length === 0}
        isFailed={failure !== undefined}
        rows={1}
        failedText="Não foi possível carregar as pessoas."
        empty={<p>Só você cuida desta empresa. Convide quem ajuda a responder ou a manter os dados.</p>}
        retry={refetch}
      >
        {members.length > 0 && (
          <ul className={lists.list} aria-label="Pessoas da empresa">
            {members.map((member) => (
              <MemberItem
                key={member.id}
                member={member}
                change={() => setChanged(member)}
                remove={() => setRemoved(member)}
              />
            ))}
          </ul>
        )}
        {invitations.length > 0 && (
          <section className={classes.part}>
            <h3>Convites abertos</h3>
            <ul className={lists.list} aria-label="Convites abertos">
              {invitations.map((invitation) => (
                <li key={invitation.id} className={lists.item}>
                  <div className={lists.words}>
                    <p>
                      <strong>{invitation.email}</strong>
                    </p>
                    <p className={lists.muted}>
                      {PARTS[invitation.part].name}, vale até {formatDate(invitation.expiresAt)}
                    </p>
                  </div>
                  <Button
                    variant="default"
                    onClick={() => setCancelled(invitation)}
                    aria-label={`Cancelar convite para ${invitation.email}`}
                  >
                    Cancelar convite
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </ListState>
      {isInviting && (
        <InviteModal companyId={company.id} onInvited={setResult} onClose={() => setInviting(false)} />
      )}
      {result && <InvitationLinkModal result={result} onClose={() => setResult(undefined)} />}
      {changed && (
        <ChangePartModal member={changed} onGone={() => void ended()} onClose={() => setChanged(undefined)} />
      )}
      {removed && (
        <RemoveMember
          row={removed}
          companyName={company.name}
          onDone={() => void ended()}
          onClose={() => setRemoved(undefined)}
        />
      )}
      {cancelled && (
        <CancelInvitation
          row={cancelled}
          companyName={company.name}
          onDone={() => void ended()}
          onClose={() => setCancelled(undefined)}
        />
      )}
    </div>
  );
}

/** Shows the owner who has a part in the company and who is invited, and invites others. */
export const MembersPanel = (props: MembersPanelProps) => (
  <FoldedPanel title="Pessoas">
    <Members {...props} />
  </FoldedPanel>
);

interface MemberItemProps {
  member: MemberRowFragment;
  /** Asks for another part. */
  change(): void;
  /** Asks whether the person is removed. */
  remove(): void;
}

/** Shows a person with a part in the company, which its owner changes or ends. */
function MemberItem({ member: { name, email, part }, change, remove }: MemberItemProps) {
  return (
    <li className={lists.item}>
      <div className={lists.words}>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={lists.muted}>
          {PARTS[part].name}, {email}
        </p>
      </div>
      <Flex gap="0.6rem" wrap="wrap">
        <Button
          variant="default"
          onClick={change}
          aria-haspopup="dialog"
          aria-label={`Mudar papel de ${name}`}
        >
          Mudar papel
        </Button>
        <Button variant="default" onClick={remove} aria-haspopup="dialog" aria-label={`Remover ${name}`}>
          Remover
        </Button>
      </Flex>
    </li>
  );
}

interface ChangePartModalProps {
  member: MemberRowFragment;
  /** Called when the person has left meanwhile. */
  onGone(): void;
  onClose(): void;
}

/** Changes the part of a person in the company, once it is confirmed. */
function ChangePartModal({ member: { id, name, part }, onGone, onClose }: ChangePartModalProps) {
  const [change] = useChangeMemberMutation();
  const [chosen, setChosen] = useState(part);
  const run = async () => {
    if (chosen === part) return;
    await change({ variables: { id, part: chosen } });
    showToast(`${name} agora é ${PARTS[chosen].name}.`);
  };
  return (
    <AttemptModal
      title={`Mudar o papel de ${name}`}
      action="Mudar papel"
      isDestructive={false}
      failedText="Não foi possível mudar agora. Tente novamente."
      codesOfDone={['NOT_FOUND']}
      run={run}
      onDone={(isGone) => (isGone ? onGone() : onClose())}
      onClose={onClose}
    >
      <PartChoices value={chosen} onChange={setChosen} hasFocus />
      <p>Vale na hora, e você pode mudar de novo quando quiser.</p>
    </AttemptModal>
  );
}

interface InvitationLinkModalProps {
  result: InviteMemberMutation['inviteMember'];
  onClose(): void;
}

/** Shows the link of a new invitation, once. */
function InvitationLinkModal({ result, onClose }: InvitationLinkModalProps) {
  const { link, isMailed, invitation } = result;
  const warning = isMailed
    ? `Enviamos o convite para ${invitation.email}. Se preferir, mande também este link.`
    : `Mande este link para ${invitation.email}, por WhatsApp ou como preferir: ele não aparece de novo.`;
  return (
    <SecretModal
      words={{
        title: 'Convite criado',
        label: 'Link do convite',
        warning: `${warning} Ele vale por 7 dias, uma vez, e só para a conta com este e-mail.`,
        copy: 'Copiar link',
        copied: 'Link copiado.',
        copyByHand: 'O link está selecionado: copie-o com Ctrl+C ou pelo menu.',
        question: isMailed
          ? undefined
          : 'Você ainda não copiou o link. Depois de fechar, ele não aparece mais: será preciso fazer outro convite.',
      }}
      secret={link}
      onClose={onClose}
    />
  );
}
