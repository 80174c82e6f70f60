import { Field, Int, ObjectType } from 'type-graphql';
import type { CompanyView } from '../companies/read-companies.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { loadRow } from '../graphql/loader.ts';

/** Fewer say little of a company. */
const FEWEST = 5;
/** The latest answers of a company, of which the time is the median. */
const LATEST = 50;

@ObjectType({ simpleResolvers: true, description: 'How a company answers its visitors.' })
export class CompanyAnswering {
  @Field(() => Int, {
    nullable: true,
    description:
      'Median minutes until the first answer, of its last 50 answers to ratings and messages; null below five.',
  })
  medianMinutes!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Percentage of its ratings with an answer; null below five ratings.',
  })
  answeredShare!: number | null;
}

interface Answers {
  id: number;
  answeredRatings: number;
  answers: number;
  medianMinutes: number;
}

const ANSWERS: Statement = {
  name: 'company_answers',
  text: `SELECT wanted.id, rated.answered AS "answeredRatings", latest.answers, latest.minutes AS "medianMinutes"
         FROM unnest($1::int[]) AS wanted(id)
         CROSS JOIN LATERAL (
           SELECT count(*)::int AS answered FROM ratings
           WHERE company_id = wanted.id AND answered_at IS NOT NULL AND hidden_at IS NULL) rated
         CROSS JOIN LATERAL (
           SELECT count(*)::int AS answers,
             round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM took)) / 60)::int AS minutes
           FROM (
             SELECT took FROM (
               (SELECT answered_at AS at, coalesce(first_answered_at, answered_at) - created_at AS took FROM ratings
                WHERE company_id = wanted.id AND answered_at IS NOT NULL AND hidden_at IS NULL
                ORDER BY answered_at DESC LIMIT ${LATEST})
               UNION ALL
               (SELECT a.created_at, a.created_at - m.created_at FROM messages a JOIN messages m ON m.id = a.replied_to
                WHERE a.company_id = wanted.id AND a.sender_type = 'company' AND a.replied_to IS NOT NULL
                  AND NOT EXISTS (SELECT FROM messages other WHERE other.replied_to = m.id AND other.id < a.id)
                ORDER BY a.created_at DESC LIMIT ${LATEST})
             ) both_kinds ORDER BY at DESC LIMIT ${LATEST}) times) latest`,
};

/** Returns how a company answers; one statement for all companies of a request. Null for one without owner. */
export function companyAnswering(
  ctx: Context,
  { id, ownerId, totalRatings }: Pick<CompanyView, 'id' | 'ownerId' | 'totalRatings'>,
): Promise<CompanyAnswering> | null {
  if (ownerId === null) return null;
  return loadRow<Answers>(ctx, ANSWERS, id).then((row) => ({
    medianMinutes: row && row.answers >= FEWEST ? row.medianMinutes : null,
    answeredShare:
      row && totalRatings >= FEWEST ? Math.round((100 * row.answeredRatings) / totalRatings) : null,
  }));
}
