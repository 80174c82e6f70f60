import type { WorkRowFragment } from './work.gen.ts';

export type WorkKind = WorkRowFragment['kind'];

/** A step that decides a matter. */
interface VerdictTexts {
  /** On the button. */
  label: string;
  /** What was done, with the matter's title in it. */
  done(title: string): string;
  /** The same for more than one. */
  several(count: number): string;
}

interface RejectionTexts extends VerdictTexts {
  /** Whether the person reads a reason; 'none' rejects at once. */
  reason: 'required' | 'optional' | 'none';
  /** Who reads the reason. */
  reader?: string;
  templates?: readonly string[];
}

interface KindTexts {
  /** Of the filter. */
  many: string;
  one: string;
  approve: VerdictTexts;
  reject?: RejectionTexts;
  /** False where a decision takes effect at once. */
  canUndo: boolean;
}

const OWNER_READS = 'O dono lê o motivo.';

/** Texts of each kind of matter, in the order of the filters. */
export const WORK_KINDS: Readonly<Record<WorkKind, KindTexts>> = {
  newCompany: {
    many: 'Empresas novas',
    one: 'Empresa nova',
    approve: {
      label: 'Aprovar',
      done: (title) => `${title} foi aprovada.`,
      several: (count) => `${count} empresas foram aprovadas.`,
    },
    reject: {
      label: 'Rejeitar',
      done: (title) => `${title} foi rejeitada.`,
      several: (count) => `${count} empresas foram rejeitadas.`,
      reason: 'optional',
      reader: OWNER_READS,
      templates: [
        'Faltam dados: complete a descrição, o telefone e o endereço.',
        'Esta empresa já está no guia.',
        'Os dados não são de uma empresa.',
        'O conteúdo não segue as regras do guia.',
      ],
    },
    canUndo: true,
  },
  changedCompany: {
    many: 'Empresas alteradas',
    one: 'Empresa alterada',
    approve: {
      label: 'Marcar como revisada',
      done: (title) => `As mudanças de ${title} foram revisadas.`,
      several: (count) => `As mudanças de ${count} empresas foram revisadas.`,
    },
    reject: {
      label: 'Voltar ao que era',
      done: (title) => `Os dados de ${title} voltaram ao que eram.`,
      several: (count) => `Os dados de ${count} empresas voltaram ao que eram.`,
      reason: 'optional',
      reader: OWNER_READS,
      templates: [
        'Os dados de antes estavam certos.',
        'O conteúdo não segue as regras do guia.',
        'A mudança descreve outra empresa: cadastre-a à parte.',
      ],
    },
    canUndo: true,
  },
  photo: {
    many: 'Fotos',
    one: 'Foto',
    approve: {
      label: 'Aprovar',
      done: (title) => `A foto de ${title} fica no guia.`,
      several: (count) => `${count} fotos ficam no guia.`,
    },
    reject: {
      label: 'Remover',
      done: (title) => `A foto de ${title} foi removida.`,
      several: (count) => `${count} fotos foram removidas.`,
      reason: 'none',
    },
    canUndo: true,
  },
  planRequest: {
    many: 'Pedidos de plano',
    one: 'Pedido de plano',
    approve: {
      label: 'Aprovar',
      done: (title) => `A solicitação de ${title} foi aprovada.`,
      several: (count) => `${count} solicitações foram aprovadas.`,
    },
    reject: {
      label: 'Rejeitar',
      done: (title) => `A solicitação de ${title} foi rejeitada.`,
      several: (count) => `${count} solicitações foram rejeitadas.`,
      reason: 'required',
      reader: OWNER_READS,
      templates: [
        'Não localizamos o pagamento.',
        'Este plano não serve para as suas empresas.',
        'Os dados da conta estão incompletos.',
      ],
    },
    canUndo: true,
  },
  claim: {
    many: 'Pedidos de responsável',
    one: 'Pedido de responsável',
    approve: {
      label: 'Aprovar',
      done: (title) => `${title} tem um novo responsável.`,
      several: (count) => `${count} empresas têm novos responsáveis.`,
    },
    reject: {
      label: 'Recusar',
      done: (title) => `O pedido por ${title} foi recusado.`,
      several: (count) => `${count} pedidos foram recusados.`,
      reason: 'optional',
      reader: 'Quem pediu lê o motivo.',
      templates: [
        'Confirme antes o e-mail da sua conta.',
        'Envie um documento que mostre que a empresa é sua.',
        'Outra pessoa já comprovou que a empresa é dela.',
      ],
    },
    canUndo: true,
  },
  reportedRating: {
    many: 'Avaliações denunciadas',
    one: 'Avaliação denunciada',
    approve: {
      label: 'Manter',
      done: (title) => `A avaliação de ${title} continua no guia.`,
      several: (count) => `${count} avaliações continuam no guia.`,
    },
    reject: {
      label: 'Ocultar',
      done: (title) => `A avaliação de ${title} foi ocultada.`,
      several: (count) => `${count} avaliações foram ocultadas.`,
      reason: 'required',
      reader: 'Só a administração lê o motivo.',
      templates: ['Ofensa ou palavrão.', 'Não fala da empresa.', 'Propaganda.', 'Dados de uma pessoa.'],
    },
    canUndo: true,
  },
  correction: {
    many: 'Correções',
    one: 'Correção',
    approve: {
      label: 'Aceitar',
      done: (title) => `A correção de ${title} foi aceita.`,
      several: (count) => `${count} correções foram aceitas.`,
    },
    reject: {
      label: 'Recusar',
      done: (title) => `A correção de ${title} foi recusada.`,
      several: (count) => `${count} correções foram recusadas.`,
      reason: 'optional',
      reader: 'O motivo fica no registro da correção.',
      templates: ['Não foi possível confirmar a informação.', 'O dado atual está certo.'],
    },
    canUndo: true,
  },
  accessRequest: {
    many: 'Pedidos de acesso',
    one: 'Pedido de acesso às mensagens',
    approve: {
      label: 'Liberar acesso',
      done: (title) => `${title} agora lê suas mensagens.`,
      several: (count) => `${count} empresas agora leem suas mensagens.`,
    },
    reject: {
      label: 'Recusar',
      done: (title) => `O pedido de ${title} foi recusado.`,
      several: (count) => `${count} pedidos foram recusados.`,
      reason: 'none',
    },
    canUndo: true,
  },
  message: {
    many: 'Mensagens',
    one: 'Mensagem',
    approve: {
      label: 'Marcar como lida',
      done: (title) => `As mensagens de ${title} foram marcadas como lidas.`,
      several: (count) => `As mensagens de ${count} empresas foram marcadas como lidas.`,
    },
    canUndo: false,
  },
};

export const KINDS = Object.keys(WORK_KINDS) as WorkKind[];

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
