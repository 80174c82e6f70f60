import { SqlMigration } from '../../sql-migration.ts';

/** Kind, title and text of what a site has at first; administrators change and remove them. */
const TEMPLATES = [
  ['changedCompany', 'Dados de antes', 'Os dados de antes estavam certos.'],
  ['changedCompany', 'Texto ou imagem inadequada', 'O conteúdo não segue as regras do guia.'],
  ['changedCompany', 'Outra empresa', 'A mudança descreve outra empresa: cadastre-a à parte.'],
  ['photo', 'De outra empresa', 'A foto não mostra esta empresa.'],
  ['photo', 'Pouca qualidade', 'A foto está escura, desfocada ou pequena demais. Envie outra.'],
  ['photo', 'Imagem inadequada', 'A foto não segue as regras do guia.'],
  ['photo', 'Pessoa sem autorização', 'A foto mostra uma pessoa que não autorizou a publicação.'],
  ['photo', 'Texto no lugar da foto', 'A imagem tem só texto ou propaganda. Envie uma foto da empresa.'],
  ['planRequest', 'Sem pagamento', 'Não localizamos o pagamento.'],
  ['planRequest', 'Outro plano', 'Este plano não serve para as suas empresas.'],
  ['planRequest', 'Conta incompleta', 'Os dados da conta estão incompletos.'],
  ['claim', 'E-mail não confirmado', 'Confirme antes o e-mail da sua conta.'],
  ['claim', 'Falta comprovação', 'Envie um documento que mostre que a empresa é sua.'],
  ['claim', 'Já tem responsável', 'Outra pessoa já comprovou que a empresa é dela.'],
  ['reportedRating', 'Ofensa', 'Ofensa ou palavrão.'],
  ['reportedRating', 'Outro assunto', 'Não fala da empresa.'],
  ['reportedRating', 'Propaganda', 'Propaganda.'],
  ['reportedRating', 'Dados pessoais', 'Dados de uma pessoa.'],
  ['correction', 'Sem confirmação', 'Não foi possível confirmar a informação.'],
  ['correction', 'Dado certo', 'O dado atual está certo.'],
  ['accessRequest', 'Cadastro incompleto', 'Complete antes o cadastro da empresa e peça de novo.'],
  ['accessRequest', 'E-mail não confirmado', 'Confirme antes o e-mail da sua conta e peça de novo.'],
  ['accessRequest', 'Plano sem mensagens', 'O seu plano não inclui as mensagens dos clientes.'],
] as const;
const rows = TEMPLATES.map(
  ([kind, title, text], index) => `('${kind}', '${title}', '${text}', ${index + 101})`,
).join(',\n      ');

/** Reasons are kept for each kind of thing that is rejected; those of before are for new companies. */
export class ReasonsOfKinds1796000000455 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE reason_templates ADD COLUMN kind varchar(20) NOT NULL DEFAULT 'newCompany';
    DROP INDEX reason_templates_folded_title_key;
    CREATE UNIQUE INDEX reason_templates_folded_title_key ON reason_templates (kind, search_fold(title));
    INSERT INTO reason_templates (kind, title, text, position) VALUES
      ${rows};
  `;
}
