import { dateTime, id, like, named, number, orNull, shape, text, textOrNull } from '../route/json-schema.ts';
import { toRest } from './to-rest.ts';

export const PLAN_REQUEST_FIELDS = `id status user { id name email } currentPlan { id name price }
  requestedPlan { id name price } requestedAt message adminNotes decidedAt`;

export const planRequestJson = toRest;

const namedPlanSchema = named(
  'NamedPlan',
  shape({
    id: like(id, 2),
    name: like(text, 'Prata'),
    price: { ...like(number, 29.9), description: 'Reais por mês.' },
  }),
);

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
