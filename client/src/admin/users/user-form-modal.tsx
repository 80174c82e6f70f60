import { NativeSelect } from '@mantine/core';
import { openSession, readSession } from '../../api/session.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { accountEmail, newPassword, required, requiredEmail, samePassword } from '../../lib/field-rules.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { EmailField, NameField, NewPasswordFields } from '../../ui/form/account-fields.tsx';
import formClasses from '../../ui/form/form.module.css';
import { UNSAVED } from '../../ui/form/leave-notice.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { ADMIN_ROLE_CHOICES, ROLE_CHOICES } from '../account/user-labels.ts';
import {
  type AdminRole,
  type Role,
  type UserRowFragment,
  useCreateUserMutation,
  useInviteAdministratorMutation,
  useUpdateUserMutation,
} from '../account/users.gen.ts';

interface UserFormModalProps {
  /** The account to edit; missing for a new one. */
  user?: UserRowFragment | undefined;
  onClose(): void;
  /** Called once it is saved. */
  onSaved(): void;
}

/** Updates the name that the browser stores for the header. */
function updateOwnSession(user: UserRowFragment): void {
  const session = readSession();
  if (session?.user.id === user.id) openSession({ token: session.token, user: { ...session.user, ...user } });
}

const FullAdminNotice = () => (
  <Notice tone="warning" announce>
    Administradores podem tudo: aprovar e remover empresas, mudar contas e senhas, alterar as configurações do
    site.
  </Notice>
);

interface Roles {
  role: string;
  adminRole: string | null;
}

/** Says what another role of an account ends; null while its role is the same. */
function changeText(before: Roles, { role, adminRole }: Roles): string | null {
  if (role !== before.role) {
    const ended = 'Com outro papel, as chaves de API desta conta deixam de valer.';
    return before.role === 'admin' ? `A conta deixa a administração. ${ended}` : ended;
  }
  if (role !== 'admin' || adminRole === before.adminRole) return null;
  return 'O novo papel na administração vale ao salvar, também para as sessões abertas e as chaves de API da conta.';
}

/** Creates or edits an account: name, e-mail and role; a new one needs a password. */
export function UserFormModal({ user, onClose, onSaved }: UserFormModalProps) {
  const [create] = useCreateUserMutation();
  const [update] = useUpdateUserMutation();
  const { sendsEmails } = useSite();
  const isOwn = user !== undefined && readSession()?.user.id === user.id;
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      role: (user?.role ?? 'company') as string,
      adminRole: (user?.adminRole ?? 'administrator') as string,
      password: '',
      passwordConfirmation: '',
    },
    validate: {
      name: required('Nome é obrigatório'),
      // An unchanged address is not validated: the first start may create `admin@localhost`.
      email: (value) => (value.trim() === user?.email ? accountEmail(value) : requiredEmail(value)),
      password: (value) => (user ? null : newPassword(value)),
      passwordConfirmation: (value, values) => (user ? null : samePassword(value, values)),
    },
    failedText: 'Erro ao salvar usuário',
    async send({ password, passwordConfirmation, ...values }) {
      const input = {
        name: values.name.trim(),
        email: values.email.trim(),
        role: values.role as Role,
        adminRole: values.role === 'admin' ? (values.adminRole as AdminRole) : null,
      };
      if (user) {
        const { data } = await update({ variables: { id: user.id, input } });
        if (data) updateOwnSession(data.updateUser);
        showToast(`Os dados de ${input.name} foram salvos.`);
      } else {
        await create({ variables: { input: { ...input, password, passwordConfirmation } } });
        showToast(`A conta de ${input.name} foi criada.`);
      }
      onSaved();
    },
  });
  const { form } = serverForm;
  const { name, role, adminRole } = form.getValues();
  const changes = user
    ? changeText({ ...user, adminRole: user.adminRole ?? null }, { role, adminRole })
    : null;
  const becomesFull = adminRole === 'administrator' && user?.adminRole !== 'administrator';
  return (
    <FormModal
      title={user ? 'Editar usuário' : 'Novo usuário'}
      leaveWords={UNSAVED}
      onClose={onClose}
      serverForm={serverForm}
      label="Dados do usuário"
      action={user ? 'Salvar alterações' : 'Criar usuário'}
    >
      <NameField form={form} autoComplete="off" data-autofocus />
      <EmailField
        form={form}
        autoComplete="off"
        description={
          user &&
          (sendsEmails
            ? 'Um e-mail novo precisa ser confirmado de novo; o antigo recebe um aviso.'
            : 'Um e-mail novo fica sem confirmação: este site ainda não envia e-mails.')
        }
      />
      <NativeSelect
        label="Papel"
        name="role"
        data={ROLE_CHOICES}
        required
        disabled={isOwn}
        description={isOwn && 'O seu próprio papel só outro administrador pode mudar.'}
        {...form.getInputProps('role')}
      />
      {role === 'admin' && (
        <NativeSelect
          label="Na administração"
          name="adminRole"
          data={ADMIN_ROLE_CHOICES}
          required
          disabled={isOwn}
          {...form.getInputProps('adminRole')}
        />
      )}
      {role === 'admin' && becomesFull && <FullAdminNotice />}
      {changes && (
        <Notice tone="warning" announce>
          {changes}
        </Notice>
      )}
      {!user && (
        <div className={formClasses.pair}>
          <NewPasswordFields
            form={form}
            label="Senha"
            confirmationHint={`Entregue a senha a ${name.trim().split(' ')[0] || 'quem vai usar a conta'}: ela não é enviada por e-mail.`}
          />
        </div>
      )}
    </FormModal>
  );
}

interface InviteModalProps {
  onClose(): void;
  /** Called once the invitation is sent. */
  onSaved(): void;
}

/** Invites somebody to the administration by a mailed link; says what to do instead where no mail is sent. */
export function InviteModal({ onClose, onSaved }: InviteModalProps) {
  const [invite] = useInviteAdministratorMutation();
  const { sendsEmails } = useSite();
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: { name: '', email: '', adminRole: 'moderator' as string },
    validate: { name: required('Nome é obrigatório'), email: requiredEmail },
    failedText: 'Não foi possível convidar agora. Tente novamente.',
    async send({ adminRole, ...typed }) {
      const input = {
        name: typed.name.trim(),
        email: typed.email.trim(),
        adminRole: adminRole as AdminRole,
      };
      await invite({ variables: { input } });
      showToast(`O convite vai para ${input.email} e vale por 7 dias.`);
      onSaved();
    },
  });
  const { form } = serverForm;
  const title = 'Convidar para a administração';
  if (!sendsEmails) {
    return (
      <SiteModal title={title} size="md" onClose={onClose}>
        <p>
          Este site ainda não envia e-mails: o convite não chegaria. Use “Novo usuário”, com o papel
          Administrador, e entregue a senha à pessoa.
        </p>
      </SiteModal>
    );
  }
  return (
    <FormModal
      title={title}
      leaveWords={UNSAVED}
      onClose={onClose}
      serverForm={serverForm}
      label="Convite"
      action="Enviar convite"
    >
      <p>
        A pessoa recebe um link para escolher a própria senha. Ele vale por 7 dias e funciona uma única vez;
        até lá a lista mostra “Convite enviado”.
      </p>
      <NameField form={form} autoComplete="off" data-autofocus />
      <EmailField form={form} autoComplete="off" />
      <NativeSelect
        label="Na administração"
        name="adminRole"
        data={ADMIN_ROLE_CHOICES}
        required
        {...form.getInputProps('adminRole')}
      />
      {form.getValues().adminRole === 'administrator' && <FullAdminNotice />}
    </FormModal>
  );
}
