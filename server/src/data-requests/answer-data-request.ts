import { recordAction } from '../audit/record-action.ts';
import { lockRow } from '../database/lock-row.ts';
import { type Reader, type Statement, transactionReader } from '../database/statement.ts';
import type { DecisionAction } from '../decisions/approval-type.ts';
import { alreadyDecided } from '../decisions/who-decided.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { DataRequest } from './data-request.ts';
import { mailRequestAnswer } from './request-mails.ts';

export const DATA_REQUEST_NOT_FOUND = 'Pedido não encontrado.';

const BY_ID: Statement = {
  name: 'data_request',
  text: `SELECT id, kind, name, email, content, email_confirmed_at IS NOT NULL AS "isEmailConfirmed",
           created_at AS "createdAt"
         FROM data_requests WHERE id = $1`,
};

/** Returns an existing request for administrators. */
export async function dataRequestById(reader: Reader, id: number): Promise<DataRequest> {
  const [request] = await reader.query<DataRequest>(BY_ID, [id]);
  if (!request) throw new Error(`Data request ${id} is gone.`);
  return request;
}

interface Answer {
  /** Which is mailed. */
  reason: string;
}

/** Answers a request by mail, once. The audit log records neither the person nor a text. */
function answerDataRequest(ctx: Context, sentId: string, { reason: answer }: Answer): Promise<DataRequest> {
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const { id, status } = await lockRow(manager, DataRequest, sentId, DATA_REQUEST_NOT_FOUND);
    if (status !== 'pending') {
      const approval = { kind: 'dataRequest', id } as const;
      throw await alreadyDecided(ctx, db, approval, 'Este pedido não espera por uma resposta.');
    }
    await manager.update(DataRequest, id, {
      status: 'answered',
      answer,
      decidedBy: requireViewer(ctx).id,
      decidedAt: () => 'now()',
    });
    await recordAction(ctx, manager, 'data-request.answer', id);
    const request = await dataRequestById(db, id);
    await mailRequestAnswer(ctx, manager, request, answer);
    return request;
  });
}

export const ANSWER_DATA_REQUEST: DecisionAction<Answer, DataRequest> = {
  kind: 'dataRequest',
  name: 'answer',
  isGrant: true,
  reasonMissing: 'Escreva a resposta.',
  audit: 'data-request.answer',
  verbPhrase: 'respondeu a este pedido',
  decide: answerDataRequest,
  rows: [{ table: 'data_requests', where: 't.id = $1' }],
};
