import { dateTime, integer, number, orNull, shape, text, textOrNull } from './json-schema.ts';

export const PLAN_REQUEST_FIELDS = `id status user { id name email } currentPlan { id name price }
  requestedPlan { id name price } requestedAt message adminNotes decidedAt`;

interface NamedPlan {
  id: string;
  name: string;
  price: number;
}

interface PlanRequestFields {
  id: string;
  status: string;
  user: { id: string; name: string; email: string };
  currentPlan: NamedPlan | null;
  requestedPlan: NamedPlan;
  requestedAt: string;
  message: string | null;
  adminNotes: string | null;
  decidedAt: string | null;
}

const namedPlan = ({ id, name, price }: NamedPlan) => ({ id: Number(id), name, price });

/** A plan request as old clients know it: SPEC section 3. */
export const planRequestJson = (request: PlanRequestFields) => ({
  id: Number(request.id),
  status: request.status,
  user: { ...request.user, id: Number(request.user.id) },
  current_plan: request.currentPlan && namedPlan(request.currentPlan),
  requested_plan: namedPlan(request.requestedPlan),
  requested_at: request.requestedAt,
  message: request.message,
  admin_notes: request.adminNotes,
  decided_at: request.decidedAt,
});

const namedPlanSchema = shape({ id: integer, name: text, price: number });

export const planRequestSchema = shape({
  id: integer,
  status: { type: 'string', enum: ['pending', 'approved', 'rejected'] },
  user: shape({ id: integer, name: text, email: text }),
  current_plan: orNull(namedPlanSchema),
  requested_plan: namedPlanSchema,
  requested_at: dateTime,
  message: textOrNull,
  admin_notes: textOrNull,
  decided_at: orNull(dateTime),
});
