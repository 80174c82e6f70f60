/** Words of a search that say nothing of which company is meant, normalized. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `24 24h abertas aberto aberta abertos abre acho agendar agora algum alguma aqui atende atendimento avaliacao avaliacoes
  barata baratas barato baratos boa boas bom bons busco celular chegar cidade como comprar confiavel contato contatos
  custa desconto descontos domingo email encontrar endereco enderecos facebook fecha feriado fica fone fones foto fotos
  funciona funcionamento hoje hora horario horarios horas hrs indicacao indicacoes instagram ligar localizacao lugar mapa
  marcar melhor melhores mim nota numero oferta ofertas onde online opiniao orcamento orcamentos perto pertinho preciso
  preco precos procuro promocao promocoes proxima proximas proximo proximos qual quais quanto quero rapido reclamacao
  reclamacoes recomendacao regiao sabado site tabela tel telefone telefones tem top urgente valor valores whats whatsapp
  zap zapzap`.split(/\s+/),
);
