import type { Page } from '../../domain/site/page.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { paths } from '../../paths.ts';
import { ContactLink } from '../../ui/contact-link.tsx';
import { LegalText } from './legal-text.tsx';

function TermsPage() {
  const { siteName, contactEmail } = useSite();
  return (
    <LegalText
      title="Termos de uso"
      description={`O que vale para quem busca, avalia e anuncia empresas no ${siteName}.`}
      path={paths.terms()}
    >
      <p>
        Estes termos valem para quem usa o {siteName}: para quem procura uma empresa e para quem cadastra a
        sua. Ao usar o site, você concorda com eles.
      </p>
      <h2>O que é o serviço</h2>
      <p>
        O {siteName} é um guia de empresas. Ele mostra dados de contato, descrições e avaliações, e leva
        mensagens de visitantes às empresas. A contratação acontece entre você e a empresa: o guia não vende
        os produtos nem presta os serviços anunciados.
      </p>
      <h2>Para quem busca e avalia</h2>
      <ul>
        <li>Buscar, ver e salvar empresas não exige cadastro.</li>
        <li>Cada pessoa avalia uma empresa uma só vez, de 1 a 5 estrelas, com ou sem comentário.</li>
        <li>Avalie só o que você viveu. Ofensas, dados de terceiros e propaganda podem ser ocultados.</li>
        <li>Mensagens servem para falar com a empresa. O envio repetido é limitado.</li>
      </ul>
      <h2>Para quem cadastra uma empresa</h2>
      <ul>
        <li>Cadastre só empresas que você representa, com dados verdadeiros e atuais.</li>
        <li>
          A administração pode conferir cada cadastro antes de publicar e pode recusá-lo. O motivo, quando
          informado, fica no seu painel.
        </li>
        <li>Você não pode avaliar a sua própria empresa nem pedir avaliações em troca de vantagens.</li>
        <li>Você pode mudar os dados ou remover a empresa quando quiser.</li>
        <li>Os planos e os seus preços estão descritos no painel. A mudança de plano é feita a pedido.</li>
      </ul>
      <h2>O que não é permitido</h2>
      <p>
        Publicar conteúdo ilegal ou enganoso, passar-se por outra pessoa, contornar os limites do site,
        coletar dados em massa ou tentar acessar o que não é seu. Quem fizer isso pode perder o acesso.
      </p>
      <h2>Responsabilidade</h2>
      <p>
        Os dados vêm das próprias empresas e de fontes públicas, e podem conter erros. Confirme o que for
        importante antes de decidir. Cuidamos para que o site esteja no ar, mas pode haver interrupções.
      </p>
      <h2>Contato e mudanças</h2>
      <p>
        Dúvidas, correções e reclamações: <ContactLink address={contactEmail} />. Se estes termos mudarem, a
        nova versão fica nesta página.
      </p>
    </LegalText>
  );
}

export const page: Page = { Component: TermsPage };
