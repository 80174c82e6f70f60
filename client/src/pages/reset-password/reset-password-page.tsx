import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { closeSession } from '../../api/close-session.ts';
import { failureOf } from '../../api/errors.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { newPassword, samePassword } from '../../lib/field-rules.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NewPasswordFields } from '../../ui/form/account-fields.tsx';
import formClasses from '../../ui/form/form.module.css';
import { PageSubmit } from '../../ui/form/page-submit.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useResetPasswordMutation } from './reset-password.gen.ts';

function InvalidLink() {
  return (
    <>
      <Notice tone="error" announce takeFocus>
        Este link não vale mais: ele já foi usado, passou do prazo ou está incompleto.
      </Notice>
      <LinkButton to={paths.forgotPassword()}>Pedir um novo link</LinkButton>
    </>
  );
}

function NewPasswordForm({ token, onInvalid }: { token: string; onInvalid(): void }) {
  const [reset] = useResetPasswordMutation();
  const navigate = useNavigate();
  const serverForm = useServerForm({
    initialValues: { password: '', passwordConfirmation: '' },
    validate: { password: newPassword, passwordConfirmation: samePassword },
    failedText: 'Não foi possível trocar a senha agora. Tente novamente.',
    async send(values) {
      await reset({ variables: { input: { token, ...values } } });
      // The reset has ended all sessions, this browser's too.
      closeSession();
      navigate(paths.login(), {
        replace: true,
        state: { notice: 'Senha alterada. Entre com a nova senha.' },
      });
    },
    onError(error) {
      const isInvalid = failureOf(error).fields.token !== undefined;
      if (isInvalid) onInvalid();
      return isInvalid;
    },
  });
  const { form, formProps } = serverForm;
  return (
    <form {...formProps} aria-label="Nova senha">
      <NewPasswordFields form={form} label="Nova senha" confirmationHint="A mesma senha outra vez." />
      <PageSubmit serverForm={serverForm} to="trocar a senha">
        Salvar nova senha
      </PageSubmit>
      <p className={formClasses.aside}>Suas sessões em outros aparelhos serão encerradas.</p>
    </form>
  );
}

function ResetPasswordPage() {
  usePrivateHead('Nova senha');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isInvalid, setIsInvalid] = useState(false);
  return (
    <PageFrame title="Escolha uma nova senha" isNarrow>
      <Panel title="Nova senha">
        {token === '' || isInvalid ? (
          <InvalidLink />
        ) : (
          <NewPasswordForm token={token} onInvalid={() => setIsInvalid(true)} />
        )}
      </Panel>
    </PageFrame>
  );
}

export const page: Page = { Component: ResetPasswordPage };
