import { useDebouncedValue } from '@mantine/hooks';
import { formatCounted } from '../../domain/companies/format-estimate.ts';
import { formatCityState, formatList } from '../../lib/format.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { type SampleOfSearchFragment, useKindWordPreviewQuery } from './kinds.gen.ts';
import classes from './kinds.module.css';

const DEBOUNCE_MS = 300;
const MEANINGFUL = /^(?=.{2,60}$).*\p{L}/u;

interface WordPreviewProps {
  kind: { id: string; name: string };
  /** As typed so far. */
  word: string;
}

function Sample({ title, sample }: { title: string; sample: SampleOfSearchFragment }) {
  return (
    <section>
      <h3>{title}</h3>
      <p>{sample.total === 0 ? 'Nenhuma empresa' : formatCounted(sample, 'empresa', 'empresas')}</p>
      <ul>
        {sample.companies.map(({ id, name, city }) => (
          <li key={id}>
            {name} <span>{formatCityState(city)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows what a search for a word finds today, and the companies of the kind, which it would find too. */
export function WordPreview({ kind, word }: WordPreviewProps) {
  const [query] = useDebouncedValue(word.trim(), DEBOUNCE_MS);
  const isAsked = MEANINGFUL.test(query) && word.trim() !== '';
  const { data, failure, refetch } = useKindWordPreviewQuery({
    variables: { kindId: kind.id, word: query },
    skip: !isAsked,
  });
  const preview = data?.adminKindWordPreview;
  if (!isAsked) return <p className={classes.hint}>Digite a palavra para ver o que a busca encontraria.</p>;
  if (failure?.code === 'BAD_USER_INPUT') return <p className={classes.hint}>{failure.message}</p>;
  if (failure) return <RetryNotice text="Erro ao ver o que a busca encontraria" retry={refetch} />;
  return (
    <div role="status" className={classes.preview}>
      {preview ? (
        <>
          {preview.alsoOf.length > 0 && (
            <p>Também é palavra de: {formatList(preview.alsoOf.map(({ name }) => name))}</p>
          )}
          <Sample title={`“${query}” hoje`} sample={preview.today} />
          <Sample title={`Empresas de ${kind.name}, que também virão`} sample={preview.withWord} />
        </>
      ) : (
        <p>Procurando…</p>
      )}
    </div>
  );
}
