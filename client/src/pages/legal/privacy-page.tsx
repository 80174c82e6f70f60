import { Link } from 'react-router-dom';
import type { Page } from '../../domain/site/page.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { paths } from '../../paths.ts';
import { ContactLink } from '../../ui/contact-link.tsx';
import { LegalText } from './legal-text.tsx';

function PrivacyPage() {
  const { siteName, contactEmail } = useSite();
  return (
    <LegalText
      title="Privacidade"
      description={`Quais dados o ${siteName} guarda, para quê, e como pedir que sejam apagados.`}
      path={paths.privacy()}
    >
      <p>
        Esta página diz quais dados o {siteName} guarda e para quê, conforme a Lei Geral de Proteção de Dados
        (Lei nº 13.709/2018). Não vendemos dados e não usamos serviços de publicidade ou de rastreamento.
      </p>
      <h2>Quando você visita</h2>
      <ul>
        <li>
          Buscas não são ligadas a você. O endereço de rede (IP) é usado para limitar abusos e contado por, no
          máximo, um dia.
        </li>
        <li>
          Este navegador guarda se você escolheu o tema claro ou escuro e, só depois da primeira avaliação ou
          da primeira empresa salva, um código que o reconhece.
        </li>
        <li>
          O código é calculado aqui, a partir de propriedades do navegador e de um número sorteado. Dele, o
          site guarda apenas um resumo que não permite reconhecer você em outro lugar.
        </li>
      </ul>
      <h2>Quando você avalia ou salva</h2>
      <p>
        A nota, o comentário e a data aparecem na página da empresa, sem o seu nome. Guardamos o resumo do
        código e o endereço de rede da avaliação, para que cada pessoa avalie uma só vez. A sua lista de
        empresas salvas é ligada só a este navegador.
      </p>
      <h2>Quando você escreve a uma empresa</h2>
      <p>
        Nome, e-mail, telefone (se informado) e a mensagem são entregues à empresa escolhida, para que ela
        possa responder. O endereço de rede fica guardado com a mensagem, contra abusos. A administração do
        site cuida do acesso das empresas às mensagens.
      </p>
      <h2>Quando você tem uma conta</h2>
      <p>
        Guardamos nome, e-mail e os dados da empresa. A senha é guardada de forma que nem nós podemos lê-la.
        Os dados da empresa são públicos, porque esse é o sentido do guia.
      </p>
      <ul>
        <li>
          Enquanto você está na conta, este navegador guarda a sua sessão, com nome e e-mail. Ela termina
          quando você sai, ou sozinha depois de 1 dia sem uso (30 dias com “Lembrar de mim”).
        </li>
        <li>
          Contra tentativas de adivinhar senhas, lembramos por até 90 dias de que endereços de rede a sua
          conta foi usada.
        </li>
        <li>
          Dos e-mails que enviamos a você guardamos assunto e data por 30 dias, por 90 dias quando o envio
          falhou.
        </li>
        <li>
          O que a administração decide sobre a sua conta e a sua empresa, e o que você muda depois da
          aprovação, fica em um registro que só os administradores leem. Quando a conta é encerrada, seu nome,
          e-mail e endereço de rede saem dele.
        </li>
      </ul>
      <h2>Serviços de fora</h2>
      <p>
        Os mapas, onde aparecem, são do Google Maps e só carregam nas páginas que os mostram. Links para
        WhatsApp, sites e mapas levam você a serviços com regras próprias. Quem preenche um CEP no cadastro da
        empresa o envia, do próprio navegador, ao serviço de consulta de CEP.
      </p>
      <h2>Os seus direitos</h2>
      <p>
        Com uma conta, você baixa tudo o que guardamos sobre você, corrige seus dados e encerra a conta no{' '}
        <Link to={paths.profile()}>seu perfil</Link>. Você também pode pedir uma cópia, a correção ou a
        exclusão do que é seu, inclusive de mensagens e avaliações. Escreva para{' '}
        <ContactLink address={contactEmail} />.
      </p>
    </LegalText>
  );
}

export const page: Page = { Component: PrivacyPage };
