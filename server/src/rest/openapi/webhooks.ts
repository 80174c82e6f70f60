import { EVENTS } from '../../webhooks/webhook-event.ts';
import {
  dateTime,
  flag,
  integer,
  type JsonSchema,
  like,
  listOf,
  shape,
  text,
  textOrNull,
} from '../route/json-schema.ts';

const id = like(text, '7');
const words = like(textOrNull, 'Bom dia!');
const status: JsonSchema = { ...text, enum: ['pending', 'approved', 'rejected'] };
const decided = { userId: id, status, message: words, rejectionReason: words };
const contact = { name: words, email: words, phone: words };
const senderType: JsonSchema = { ...text, enum: ['visitor', 'admin', 'company'] };
const company = { companyId: id, isApproved: flag, isActive: flag };

/** What `data` has, by the event or its part before the dot. Only the first, the id, is always there. */
const DATA: Record<string, Record<string, JsonSchema>> = {
  company,
  'company.changed': { ...company, changed: listOf(like(text, 'phone')) },
  rating: { ratingId: id, companyId: id, rating: like(integer, 5), comment: words },
  message: { messageId: id, companyId: id, senderType, subject: words, content: words, ...contact },
  plan_request: { planRequestId: id, requestedPlanId: id, ...decided },
  claim: { claimId: id, companyId: id, ...decided },
};

function schemaOf(type: string): JsonSchema {
  const data = shape(DATA[type] ?? DATA[type.split('.')[0] ?? ''] ?? {});
  const required = data.required?.slice(0, 1) ?? [];
  return shape({ type: { ...text, const: type }, timestamp: dateTime, data: { ...data, required } });
}

const HEADERS = ['id', 'timestamp', 'signature'].map((name) => ({
  name: `webhook-${name}`,
  in: 'header',
  required: true,
  description: 'Como em Standard Webhooks.',
  schema: text,
}));

/** What the product sends to webhooks, for the OpenAPI document. */
export const WEBHOOKS = Object.fromEntries(
  EVENTS.map(({ name, type, summary }) => {
    const operation = {
      operationId: name,
      summary,
      description: `\`${type}\`. Em \`data\` falta o que quem recebe não pode ler e o que não existe mais.`,
      tags: ['Webhooks'],
      security: [],
      parameters: HEADERS,
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(type) } } },
      responses: {
        '2XX': { description: 'Recebido.' },
        '4XX': { description: 'Tentamos de novo; 410 desliga.' },
      },
    };
    // Names of webhooks are in kebab case; `type` is in the schema.
    return [type.replace('_', '-'), { post: operation }];
  }),
);
