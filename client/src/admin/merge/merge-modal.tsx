import { useState } from 'react';
import { formatAmount, formatCityState } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { CompanyInput } from '../actions/company-input.tsx';
import {
  type CompanyMergeQuery,
  useCompanyMergeQuery,
  useMergeChoicesQuery,
  useMergeCompaniesMutation,
} from './merge.gen.ts';

const OTHER = 'other';

type Merge = CompanyMergeQuery['adminCompanyMerge'];

/** Returns what goes along in numbers, without what there is none of. */
function comingOf(merge: Merge): string[] {
  const counts: [number, string, string][] = [
    [merge.ratings, 'avaliação', 'avaliações'],
    [merge.messages, 'mensagem', 'mensagens'],
    [merge.photos, 'foto', 'fotos'],
    [merge.saves, 'navegador que a salvou', 'navegadores que a salvaram'],
    [merge.claims, 'pedido de responsável', 'pedidos de responsável'],
    [merge.corrections, 'correção sugerida', 'correções sugeridas'],
    [merge.views, 'visualização', 'visualizações'],
    [merge.members, 'pessoa que cuida dela', 'pessoas que cuidam dela'],
  ];
  return counts.filter(([count]) => count > 0).map((words) => formatAmount(...words));
}

/** Returns what is deleted besides the company's own data. */
const lostOf = ({ olderRatings, ownRatings, photosOver }: Merge): string[] =>
  [
    olderRatings > 0 &&
      `${formatAmount(olderRatings, 'avaliação mais antiga', 'avaliações mais antigas')} de quem avaliou as duas`,
    ownRatings > 0 && `${formatAmount(ownRatings, 'avaliação', 'avaliações')} de quem cuida da empresa`,
    photosOver > 0 && `${formatAmount(photosOver, 'foto', 'fotos')} além do limite do plano`,
  ].filter((text) => text !== false);

/** Shows what a merge does, or why it cannot be. */
function MergeEffect({ data: { adminCompanyMerge: merge, kept, removed } }: { data: CompanyMergeQuery }) {
  if (merge.problem !== null)
    return (
      <Notice tone="warning" announce>
        {merge.problem}
      </Notice>
    );
  const owner = merge.takesOwner && `o dono, ${removed.ownerName}, com a conta e o plano dele`;
  const coming = [...comingOf(merge), ...(owner ? [owner] : [])];
  return (
    <div role="status">
      <p>
        {coming.length > 0 ? 'Vai' : 'Não há o que levar'} de <strong>{removed.name}</strong> para{' '}
        <strong>{kept.name}</strong>
        {coming.length > 0 ? ':' : '.'}
      </p>
      <ul>
        {coming.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {merge.readsMore && (
        <p>Quem cuida de {kept.name} passa a ler mensagens de visitantes que antes não lia.</p>
      )}
      {merge.readsLess && (
        <p>
          Quem cuida de {removed.name} deixa de ler as mensagens de visitantes que lia: {kept.name} não tem
          acesso a mensagens.
        </p>
      )}
      <p>Perde-se para sempre:</p>
      <ul>
        <li>o que está escrito em {removed.name}: nome, contatos, descrição, horário, logo</li>
        {lostOf(merge).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

export interface MergeModalProps {
  company: { id: string; name: string };
  onClose(): void;
  onMerged(): void;
}

/** Merges a company with another one: which, which of them stays, what goes along and what is lost. */
export function MergeModal({ company, onClose, onMerged }: MergeModalProps) {
  const duplicates = (
    useMergeChoicesQuery({ variables: { id: company.id } }).data?.company.duplicates ?? []
  ).flatMap(({ company: other }) => (other.isApproved ? [other] : []));
  const [picked, setPicked] = useState<string>();
  const [found, setFound] = useState('');
  const [isOwnRemoved, setOwnRemoved] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const choice = picked ?? duplicates[0]?.id ?? OTHER;
  const otherId = choice === OTHER ? found : choice;
  const [keptId, removedId] = isOwnRemoved ? [otherId, company.id] : [company.id, otherId];
  const { data, failure, refetch } = useCompanyMergeQuery({
    variables: { keptId, removedId },
    skip: otherId === '',
    rereads: true,
  });
  const other = data && (isOwnRemoved ? data.kept : data.removed);
  const otherName = other?.name ?? 'a outra empresa';
  const [merge] = useMergeCompaniesMutation();
  const effect = data?.adminCompanyMerge;
  return (
    <AttemptModal
      title="Unir empresas"
      action="Unir empresas"
      dismiss="Manter as duas"
      isReady={() => {
        setMissing(otherId === '');
        return effect?.problem === null;
      }}
      run={() => merge({ variables: { keptId, removedId, takesOwner: effect?.takesOwner === true } })}
      doneText={data && `${data.removed.name} foi unida a ${data.kept.name}.`}
      failedText="Erro ao unir empresas"
      onDone={onMerged}
      onFailed={refetch}
      onClose={onClose}
    >
      <p>
        Para o mesmo negócio cadastrado duas vezes. Uma das duas fica; a outra sai do guia, e o endereço dela
        passa a levar à que fica. <strong>Isto não pode ser desfeito.</strong>
      </p>
      {duplicates.length > 0 && (
        <SelectField
          label="Unir com"
          value={choice}
          data={[
            ...duplicates.map(({ id, name, city }) => ({
              value: id,
              label: `${name} · nº ${id} · ${formatCityState(city)}`,
            })),
            { value: OTHER, label: 'Outra' },
          ]}
          onChange={({ currentTarget }) => {
            setPicked(currentTarget.value);
            // The field of 'Outra' starts empty.
            setFound('');
          }}
        />
      )}
      {choice === OTHER && (
        <CompanyInput
          label="Outra empresa"
          required
          isFormField
          data-autofocus={duplicates.length === 0}
          error={isMissing && otherId === '' && 'Escolha a empresa na lista.'}
          accepts={({ id, isApproved }) => isApproved && id !== company.id}
          onPick={(other) => setFound(other?.id ?? '')}
        />
      )}
      <SelectField
        label="Qual fica"
        value={isOwnRemoved ? 'other' : 'own'}
        data={[
          { value: 'own', label: `${company.name} · nº ${company.id}` },
          { value: 'other', label: otherId === '' ? 'A outra' : `${otherName} · nº ${otherId}` },
        ]}
        onChange={({ currentTarget }) => setOwnRemoved(currentTarget.value === 'other')}
      />
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {data && <MergeEffect data={data} />}
    </AttemptModal>
  );
}
