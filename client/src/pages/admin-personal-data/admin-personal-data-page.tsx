import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { handEmail, handedEmail } from '../../admin/account/handed-email.ts';
import { PersonMessages } from '../../admin/person-data/person-messages.tsx';
import { PersonRecords } from '../../admin/person-data/person-records.tsx';
import { PersonRatings } from '../../admin/ratings/person-ratings.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { requiredEmail } from '../../lib/field-rules.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './admin-personal-data-page.module.css';

function AdminPersonalDataPage() {
  return (
    <AdminScreen
      may="manageUsers"
      title="Dados de uma pessoa"
      lead="Encontre pelo e-mail o que uma pessoa escreveu no guia e apague o que ela pedir."
    >
      <PersonRequest />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminPersonalDataPage };

/** Finds what is stored with an e-mail address, to erase them on request (LGPD). */
export function PersonRequest() {
  /** Kept out of the URL and the history, since it is personal data. */
  const [{ email, attempt }, setSearch] = useState({ email: '', attempt: 0 });
  const { cache } = useApolloClient();
  useEffect(() => handEmail(''), []);
  // One list after the other, so that nothing jumps while they load.
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  const { form, formProps } = useServerForm({
    failedText: '',
    initialValues: { email: handedEmail() },
    validate: { email: requiredEmail },
    async send(values) {
      // The same address again reloads: new lists replace the present ones.
      for (const fieldName of ['adminMessages', 'adminRatings', 'adminPersonalRecords'])
        cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
      setSettled(false);
      setSearch({ email: values.email.trim(), attempt: attempt + 1 });
    },
  });
  return (
    <>
      <Panel title="De quem é o pedido">
        <form {...formProps} aria-label="Procurar pessoa">
          <p>
            Antes de apagar, confirme que o e-mail é de quem pede. A consulta fica na Auditoria, com o e-mail
            encoberto.
          </p>
          <div className={classes.field}>
            <TextInput
              label="E-mail da pessoa"
              type="email"
              name="email"
              autoComplete="off"
              maxLength={254}
              required
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <Button type="submit">Procurar</Button>
          </div>
        </form>
      </Panel>
      {email !== '' && (
        <Stack gap="lg" mih="100vh">
          <Panel title="Mensagens a empresas">
            <PersonMessages key={`${email} ${attempt}`} email={email} onSettled={settle} />
          </Panel>
          {isSettled && (
            <>
              <Panel title="Avaliações feitas com a conta">
                <PersonRatings key={`${email} ${attempt}`} email={email} />
              </Panel>
              <Panel title="Outros dados com este e-mail">
                <PersonRecords key={`${email} ${attempt}`} email={email} />
              </Panel>
            </>
          )}
        </Stack>
      )}
    </>
  );
}
