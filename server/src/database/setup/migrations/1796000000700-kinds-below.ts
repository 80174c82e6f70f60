import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pairs of a kind and the one above it that is none of it: a search for the upper one would bring the lower. */
const NO_KIND_OF = [
  'abrigo-e-protecao-animal associacoes-ongs-e-partidos',
  'aquecedores-lareiras-e-churrasqueiras utilidades-domesticas',
  'artes-marciais escolinha-de-futebol-e-esportes',
  'artigos-religiosos-e-esotericos loja-de-variedades',
  'astrologia-taro-e-buzios outros-servicos-pessoais',
  'baba limpeza-e-faxina',
  'bijuterias-e-semijoias presentes-cestas-e-lembrancinhas',
  'certificado-digital suporte-de-ti-redes-e-hospedagem',
  'confeitaria-e-doceria padaria',
  'conserto-de-computador loja-de-informatica',
  'conserto-de-tv-som-e-antenas conserto-e-pecas-de-eletrodomesticos',
  'decoracao-de-festas eventos-cerimonial-e-formaturas',
  'despachante apoio-administrativo',
  'energia-solar eletricista',
  'escape-room-paintball-kart-e-tiro brinquedos-e-animacao-para-festas',
  'games-e-videogames brinquedos',
  'insulfilm-e-blindagem som-e-acessorios-automotivos',
  'limpeza-de-sofa-e-estofados limpeza-e-faxina',
  'loja-de-decoracao utilidades-domesticas',
  'manicure-e-pedicure cabeleireiro-e-salao-de-beleza',
  'marido-de-aluguel pedreiro-e-reformas',
  'massagem-e-quiropraxia acupuntura-e-terapias-integrativas',
  'natacao-e-hidroginastica escolinha-de-futebol-e-esportes',
  'parque-aquatico-e-balneario parque-de-diversoes',
  'pesque-pague-e-pesqueiro brinquedos-e-animacao-para-festas',
  'pilates-e-yoga academia-e-personal-trainer',
  'portoes-automaticos-e-cercas-eletricas eletricista',
  'produtos-naturais-e-suplementos emporio-queijos-e-frios',
  'rastreamento-veicular cameras-de-seguranca-e-alarmes',
  'reforco-escolar-e-aulas-particulares curso-tecnico-e-profissionalizante',
  'rotisseria-e-frango-assado marmitas-e-refeicoes',
  'salgados-para-festa marmitas-e-refeicoes',
  'sex-shop loja-de-variedades',
  'shopping-e-galeria-comercial administradora-de-condominios',
  'toldos-e-redes-de-protecao utilidades-domesticas',
  'vidros-automotivos oficina-mecanica',
  'vistoria-inspecao-e-gnv engenharia-e-topografia',
];

const WORDS = [
  ['pousada', 'hostel'],
  ['restaurante-italiano', 'pizza'],
  ['sorveteria', 'açaí'],
  ['cabeleireiro-e-salao-de-beleza', 'barbeiro'],
  ['salgados-para-festa', 'salgadinho para festa'],
  ['bar-e-boteco', 'cerveja gelada'],
  ['mercearia-minimercado-e-conveniencia', 'carne de sol'],
  ['artesanato', 'lembrancinha'],
  ['conserto-de-computador', 'informática'],
  ['confeccao-e-faccao-de-roupas', 'camiseta personalizada'],
  ['serralheria-e-estruturas-metalicas', 'grade de janela'],
];

/** A search for a kind brings those below it: 'hotel' also inns. Leaves what administrators changed. */
export class KindsBelow1796000000700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE kinds SET broader_id = NULL FROM kinds broader
       WHERE broader.id = kinds.broader_id AND kinds.slug || ' ' || broader.slug = ANY ($1)`,
      [NO_KIND_OF],
    );
    await runner.query(
      `INSERT INTO kind_words (kind_id, word, key)
       SELECT k.id, pair.word, kind_key(search_fold(pair.word))
       FROM unnest($1::text[], $2::text[]) AS pair (slug, word) JOIN kinds k ON k.slug = pair.slug
       ON CONFLICT DO NOTHING`,
      [WORDS.map(([slug]) => slug), WORDS.map(([, word]) => word)],
    );
  }

  async down(): Promise<void> {}
}
