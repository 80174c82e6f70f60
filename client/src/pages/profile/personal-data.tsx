import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { downloadText } from '../../lib/download-text.ts';
import { formatIsoDay } from '../../lib/format-iso-day.ts';
import { paths } from '../../paths.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import formClasses from '../../ui/form/form.module.css';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { CloseAccount } from './close-account.tsx';
import { PersonalDataDocument } from './profile.gen.ts';

/** Offers the download of all personal data, and closing the account (LGPD). */
export function PersonalData({ ownsCompanies }: { ownsCompanies: boolean }) {
  const client = useApolloClient();
  const { isBusy, problem, attempt } = useAttempt(
    'Não foi possível reunir seus dados agora. Tente novamente.',
  );
  const [isClosing, setIsClosing] = useState(false);
  const download = () =>
    attempt(async () => {
      const { data } = await client.query({ query: PersonalDataDocument, fetchPolicy: 'no-cache' });
      const name = `meus-dados-${formatIsoDay(new Date())}.json`;
      if (data) downloadText(name, 'application/json', JSON.stringify(data.myPersonalData, null, 2));
    });
  return (
    <>
      <p>
        Baixe tudo o que guardamos sobre você em um arquivo JSON: conta, empresas, mensagens e pedidos. Veja
        também a <Link to={paths.privacy()}>Política de privacidade</Link>, ou{' '}
        <Link to={paths.dataRequest()}>faça um pedido sobre os seus dados</Link>.
      </p>
      <Problem text={problem} />
      <div className={formClasses.actions}>
        <Button variant="default" onClick={download} loading={isBusy}>
          Baixar meus dados
        </Button>
        <Button variant="subtle" c="var(--mantine-color-error)" onClick={() => setIsClosing(true)}>
          Encerrar conta
        </Button>
      </div>
      {isClosing && <CloseAccount ownsCompanies={ownsCompanies} onClose={() => setIsClosing(false)} />}
    </>
  );
}
