import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingRated } from '../../ui/drawings/nothing-rated.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useRecentRatingsQuery } from './owner-ratings.gen.ts';
import { RatingItem } from './rating-item.tsx';
import classes from './rating-list.module.css';
import { RatingTools } from './rating-tools.tsx';

/** Shows an owner the last ratings, and how many have no answer yet. */
export function RecentRatings({ companyId }: { companyId: string }) {
  const { data, previousData, failure, refetch } = useRecentRatingsQuery({ variables: { companyId } });
  const company = (data ?? previousData)?.company;
  const waiting = company?.unansweredRatings ?? 0;
  const ratings = company?.ratings;
  return (
    <Panel
      title="Avaliações recentes"
      actions={waiting > 0 && <StatusTag tone="waiting">{formatNumber(waiting)} sem resposta</StatusTag>}
    >
      <ListState
        hasData={ratings !== undefined}
        isEmpty={ratings?.total === 0}
        isFailed={failure !== undefined}
        failedText="Não foi possível carregar as avaliações."
        retry={refetch}
        empty={
          <div className={classes.nobody}>
            <NothingRated />
            <p>Ninguém avaliou sua empresa ainda. Peça aos seus clientes que contem como foi.</p>
          </div>
        }
      >
        <ul className={classes.list}>
          {ratings?.items.map((rating) => (
            <RatingItem key={rating.id} rating={rating}>
              <RatingTools rating={rating} isOwner />
            </RatingItem>
          ))}
        </ul>
        <div>
          <LinkButton to={paths.companyRatings(companyId, 1)} variant="default">
            Ver todas as avaliações
          </LinkButton>
        </div>
      </ListState>
    </Panel>
  );
}
