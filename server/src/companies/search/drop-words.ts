import type { Mention } from './mentions.ts';
import type { ReadText } from './read-text.ts';

/** Words of a search that say nothing of which company is meant, normalized. */
const EMPTY_WORDS = new Set(
  `abertas aberto aberta abertos agora aqui atendimento avaliacao avaliacoes barata baratas barato baratos boa boas bom
  bons celular chegar como comprar contato contatos email encontrar endereco enderecos fica fone fones foto fotos
  funciona funcionamento horario horarios hoje indicacao instagram facebook ligar localizacao lugar mapa melhor melhores
  mim numero onde online orcamento perto pertinho preciso preco precos procuro proxima proximas proximo proximos
  qual quais quanto custa quero reclamacao site tabela tel telefone telefones top valor valores whats whatsapp zap zapzap
  24 24h hrs hora horas domingo feriado`.split(/\s+/),
);

const MOST_TRIES = 4;

/**
 * Returns the texts to try in turn when no company has all words: without words that say nothing, then without those
 * that nobody has, then without one more from the right each time. A city or category and the rarest word stay.
 */
export function shorterTexts(words: readonly string[], read: ReadText, mentions: Mention[]): string[] {
  const isMentioned = (index: number) => mentions.some(({ first, last }) => first <= index && index <= last);
  const all = words.map((_, index) => index);
  const isEmptyWord = (index: number) => {
    const word = read.words[index];
    return !isMentioned(index) && word !== undefined && (word.isStopWord || EMPTY_WORDS.has(word.word));
  };
  const isUnknown = (index: number) => {
    const word = read.words[index];
    return !isMentioned(index) && word !== undefined && !word.isKnown && word.documents === 0;
  };
  const tries: number[][] = [];
  const attempt = (kept: number[]) => {
    if (kept.length > 0 && kept.length < (tries.at(-1)?.length ?? all.length)) tries.push(kept);
  };
  const meaningful = all.filter((index) => !isEmptyWord(index));
  attempt(meaningful);
  let kept = meaningful.filter((index) => !isUnknown(index));
  attempt(kept);
  const rarest = kept
    .filter((index) => !isMentioned(index))
    .sort((one, other) => (read.words[one]?.documents ?? 0) - (read.words[other]?.documents ?? 0))[0];
  for (;;) {
    const dropped = kept.findLast((index) => index !== rarest && !isMentioned(index));
    if (dropped === undefined || tries.length >= MOST_TRIES) break;
    kept = kept.filter((index) => index !== dropped);
    attempt(kept);
  }
  return tries.map((indexes) => indexes.map((index) => words[index]).join(' '));
}
