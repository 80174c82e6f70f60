import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import { useDecisions } from '../actions/use-decisions.ts';
import { SettledPaging } from '../list/decided-rows-paging.tsx';
import listClasses from '../list/lists.module.css';
import { useSettledRows } from '../list/use-decided-rows.ts';
import { useAdminRatingsQuery } from './admin-ratings.gen.ts';
import { RatingTable } from './rating-table.tsx';

interface PersonRatingsProps {
  email: string;
}

/** The ratings that somebody gave while signed in, to be erased on request (LGPD). */
export function PersonRatings({ email }: PersonRatingsProps) {
  const [page, setPage] = useState(1);
  const { data, previousData, failure, refetch } = useAdminRatingsQuery({
    variables: { email, order: 'newest', page },
  });
  const decisions = useDecisions('HideRating');
  const list = (data ?? previousData)?.adminRatings;
  const settled = useSettledRows({
    rows: list?.items ?? [],
    isFresh: data !== undefined && failure === undefined,
    page: `${email} ${page}`,
    place: decisions.place,
    isFinal: false,
  });
  const last = data?.adminRatings.lastPage;
  // What stood on the page is erased.
  if (!settled.isHolding && last !== undefined && page > last) setPage(last);
  return (
    <div ref={decisions.place} tabIndex={-1} className={listClasses.place}>
      <p className={listClasses.aside}>
        Avaliações feitas sem entrar na conta não guardam e-mail. Pergunte à pessoa a empresa, a data e o que
        escreveu, e procure na <Link to={paths.adminRatings()}>lista de avaliações</Link>.
      </p>
      <ListState
        hasData={list !== undefined}
        isEmpty={settled.rows.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={refetch}
        empty={<p>Nenhuma avaliação feita com a conta deste e-mail.</p>}
      >
        <RatingTable label="Avaliações da pessoa" settled={settled} decisions={decisions} />
        <SettledPaging settled={settled} lastPage={list?.lastPage ?? 1}>
          <PageButtons
            label="Páginas das avaliações da pessoa"
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            onSelect={setPage}
          />
        </SettledPaging>
      </ListState>
    </div>
  );
}
