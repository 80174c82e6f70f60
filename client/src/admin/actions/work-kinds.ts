import { formatAmount } from '../../lib/format.ts';
import type { WorkKind } from '../undo/undo-decision.gen.ts';
import { DATA_REQUEST_ANSWER } from './data-request-answer.ts';
import type { KindTexts } from './kind-texts.ts';

export type { WorkKind };

const OWNER_READS = 'O dono lê o motivo.';

/** Texts of each kind of matter, in the order of the filters. */
export const WORK_KINDS: Readonly<Record<WorkKind, KindTexts>> = {
  newCompany: {
    many: 'Empresas novas',
    one: 'Empresa nova',
    isFeminine: true,
    approve: {
      label: 'Aprovar',
      done: (title) => `${title} foi aprovada.`,
      several: (count) => `${formatAmount(count, 'empresa foi aprovada', 'empresas foram aprovadas')}.`,
      running: (count) => `Aprovando ${formatAmount(count, 'empresa', 'empresas')}`,
    },
    reject: {
      label: 'Rejeitar',
      done: (title) => `${title} foi rejeitada.`,
      several: (count) => `${formatAmount(count, 'empresa foi rejeitada', 'empresas foram rejeitadas')}.`,
      running: (count) => `Rejeitando ${formatAmount(count, 'empresa', 'empresas')}`,
      reader: OWNER_READS,
      unowned: 'Fica na lista de rejeitadas.',
    },
  },
  changedCompany: {
    many: 'Empresas alteradas',
    one: 'Empresa alterada',
    isFeminine: true,
    approve: {
      label: 'Marcar como revisada',
      done: (title) => `As mudanças de ${title} foram revisadas.`,
      several: (count) => `As mudanças de ${formatAmount(count, 'empresa', 'empresas')} foram revisadas.`,
      running: (count) => `Revisando as mudanças de ${formatAmount(count, 'empresa', 'empresas')}`,
    },
    reject: {
      label: 'Voltar ao que era',
      done: (title) => `Os dados de ${title} voltaram ao que eram.`,
      several: (count) => `Os dados de ${formatAmount(count, 'empresa', 'empresas')} voltaram ao que eram.`,
      running: (count) => `Voltando ao que eram os dados de ${formatAmount(count, 'empresa', 'empresas')}`,
      reader: OWNER_READS,
    },
  },
  photo: {
    many: 'Fotos',
    one: 'Foto',
    isFeminine: true,
    approve: {
      label: 'Aprovar',
      done: (title) => `A foto de ${title} fica no guia.`,
      several: (count) => `${formatAmount(count, 'foto fica', 'fotos ficam')} no guia.`,
      running: (count) => `Aprovando ${formatAmount(count, 'foto', 'fotos')}`,
    },
    reject: {
      label: 'Remover',
      done: (title) => `A foto de ${title} foi removida.`,
      several: (count) => `${formatAmount(count, 'foto foi removida', 'fotos foram removidas')}.`,
      running: (count) => `Removendo ${formatAmount(count, 'foto', 'fotos')}`,
      reader: OWNER_READS,
      unowned: '',
    },
  },
  planRequest: {
    many: 'Solicitações de plano',
    one: 'Solicitação de plano',
    isFeminine: true,
    approve: {
      label: 'Aprovar',
      done: (title) => `A solicitação de ${title} foi aprovada.`,
      several: (count) =>
        `${formatAmount(count, 'solicitação foi aprovada', 'solicitações foram aprovadas')}.`,
      running: (count) => `Aprovando ${formatAmount(count, 'solicitação', 'solicitações')}`,
    },
    reject: {
      label: 'Rejeitar',
      done: (title) => `A solicitação de ${title} foi rejeitada.`,
      several: (count) =>
        `${formatAmount(count, 'solicitação foi rejeitada', 'solicitações foram rejeitadas')}.`,
      running: (count) => `Rejeitando ${formatAmount(count, 'solicitação', 'solicitações')}`,
      missing: 'O motivo da rejeição é obrigatório.',
      reader: OWNER_READS,
    },
  },
  claim: {
    many: 'Pedidos de responsável',
    one: 'Pedido de responsável',
    isFeminine: false,
    final: 'Quem pediu passa a cuidar da página da empresa e é avisado por e-mail.',
    approve: {
      label: 'Aprovar',
      done: (title) => `${title} tem um novo responsável.`,
      several: (count) =>
        `${formatAmount(count, 'empresa tem um novo responsável', 'empresas têm novos responsáveis')}.`,
      running: (count) => `Aprovando ${formatAmount(count, 'pedido', 'pedidos')}`,
    },
    reject: {
      label: 'Recusar',
      done: (title) => `O pedido por ${title} foi recusado.`,
      several: (count) => `${formatAmount(count, 'pedido foi recusado', 'pedidos foram recusados')}.`,
      running: (count) => `Recusando ${formatAmount(count, 'pedido', 'pedidos')}`,
      reader: 'Quem pediu lê o motivo.',
    },
  },
  reportedRating: {
    many: 'Avaliações denunciadas',
    one: 'Avaliação denunciada',
    isFeminine: true,
    approve: {
      label: 'Manter',
      done: (title) => `A avaliação sobre ${title} continua no guia.`,
      several: (count) => `${formatAmount(count, 'avaliação continua', 'avaliações continuam')} no guia.`,
      running: (count) => `Mantendo ${formatAmount(count, 'avaliação', 'avaliações')}`,
    },
    reject: {
      label: 'Ocultar',
      done: (title) => `A avaliação sobre ${title} foi ocultada.`,
      several: (count) => `${formatAmount(count, 'avaliação foi ocultada', 'avaliações foram ocultadas')}.`,
      running: (count) => `Ocultando ${formatAmount(count, 'avaliação', 'avaliações')}`,
      missing: 'Informe o motivo.',
      reader: 'Só a administração lê o motivo.',
    },
  },
  correction: {
    many: 'Correções',
    one: 'Correção',
    isFeminine: true,
    approve: {
      label: 'Aceitar',
      done: (title) => `A correção de ${title} foi aceita.`,
      several: (count) => `${formatAmount(count, 'correção foi aceita', 'correções foram aceitas')}.`,
      running: (count) => `Aceitando ${formatAmount(count, 'correção', 'correções')}`,
    },
    reject: {
      label: 'Recusar',
      done: (title) => `A correção de ${title} foi recusada.`,
      several: (count) => `${formatAmount(count, 'correção foi recusada', 'correções foram recusadas')}.`,
      running: (count) => `Recusando ${formatAmount(count, 'correção', 'correções')}`,
      reader: 'O motivo fica no registro da correção.',
    },
  },
  accessRequest: {
    many: 'Pedidos de acesso',
    one: 'Pedido de acesso às mensagens',
    isFeminine: false,
    final: 'A empresa passa a ler as mensagens que recebeu, e o dono é avisado por e-mail.',
    approve: {
      label: 'Liberar acesso',
      done: (title) => `${title} agora lê suas mensagens.`,
      several: (count) => `${formatAmount(count, 'empresa agora lê', 'empresas agora leem')} suas mensagens.`,
      running: (count) => `Liberando o acesso de ${formatAmount(count, 'empresa', 'empresas')}`,
    },
    reject: {
      label: 'Recusar',
      done: (title) => `O pedido de ${title} foi recusado.`,
      several: (count) => `${formatAmount(count, 'pedido foi recusado', 'pedidos foram recusados')}.`,
      running: (count) => `Recusando ${formatAmount(count, 'pedido', 'pedidos')}`,
      reader: OWNER_READS,
    },
  },
  message: {
    many: 'Mensagens',
    one: 'Mensagem',
    isFeminine: true,
    approve: {
      label: 'Marcar como lida',
      done: (title) => `As mensagens de ${title} foram marcadas como lidas.`,
      several: (count) =>
        `As mensagens de ${formatAmount(count, 'empresa', 'empresas')} foram marcadas como lidas.`,
      running: (count) => `Marcando como lidas as mensagens de ${formatAmount(count, 'empresa', 'empresas')}`,
    },
  },
  dataRequest: {
    many: 'Pedidos da LGPD',
    one: 'Pedido da LGPD',
    isFeminine: false,
    approve: {
      label: 'Responder',
      done: (title) => `A resposta a ${title} será enviada.`,
      several: (count) => `${formatAmount(count, 'resposta será enviada', 'respostas serão enviadas')}.`,
      running: (count) => `Enviando ${formatAmount(count, 'resposta', 'respostas')}`,
    },
    answer: DATA_REQUEST_ANSWER,
  },
};

/** Returns '60 fotos'. */
export const countOf = (kind: WorkKind, count: number): string =>
  formatAmount(count, WORK_KINDS[kind].one.toLowerCase(), WORK_KINDS[kind].many.toLowerCase());

export const KINDS = Object.keys(WORK_KINDS) as WorkKind[];

/** What can be rejected, with a reason to choose. */
export const REJECTED_KINDS = KINDS.filter((kind) => WORK_KINDS[kind].reject);

/** What 'Aprovações' lists. */
export const APPROVAL_KINDS: readonly WorkKind[] = [
  'newCompany',
  'changedCompany',
  'photo',
  'claim',
  'correction',
];

/** What names one matter. */
export interface WorkKey {
  kind: WorkKind;
  id: string;
}

/** A matter with the name that texts call it by. */
export interface NamedWork extends WorkKey {
  title: string;
  /** Of the list, where it was decided on. */
  page?: number;
  /** What the list showed of it: when it changed last, and what a correction replaces. */
  changedAt?: string | null;
  replacedText?: string | null;
}

/** Returns the value of the URL that opens a matter: 'newCompany:12'. */
export const keyOf = ({ kind, id }: WorkKey): string => `${kind}:${id}`;

/** Returns the one of the kinds that a value of the URL names. */
export const kindOf = (text: string, kinds: readonly WorkKind[] = KINDS): WorkKind | undefined =>
  kinds.find((kind) => kind === text);

/** Returns the matter that a value of the URL names. */
export function parseKey(text: string): WorkKey | undefined {
  const [name = '', id = ''] = text.split(':');
  const kind = kindOf(name);
  return kind && /^\d+$/.test(id) ? { kind, id } : undefined;
}
