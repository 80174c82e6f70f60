import { dateTime, id, like, named, orNull, shape, text, textOrNull } from '../route/json-schema.ts';
import { PLAN } from './plan-json.ts';

const namedPlanSchema = named('NamedPlan', shape(PLAN));

export const planRequestSchema = named(
  'PlanRequest',
  shape({
    id: like(id, 5),
    status: { type: 'string', enum: ['pending', 'approved', 'rejected'] },
    user: shape({ id, name: like(text, 'Rosa Lima'), email: like(text, 'rosa@exemplo.com.br') }),
    current_plan: {
      ...orNull(namedPlanSchema),
      description:
        'Enquanto o pedido espera, o plano que a conta tem; depois, o de quando o pedido foi feito.',
    },
    requested_plan: namedPlanSchema,
    requested_at: dateTime,
    message: like(textOrNull, 'Vamos abrir mais duas lojas.'),
    admin_notes: like(textOrNull, null),
    decided_at: { ...orNull(dateTime), examples: [null] },
  }),
);
