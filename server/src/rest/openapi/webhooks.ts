import { EVENTS } from '../../webhooks/webhook-event.ts';
import {
  dateTime,
  flag,
  integer,
  type JsonSchema,
  like,
  shape,
  text,
  textOrNull,
} from '../route/json-schema.ts';
import { exampleOf } from './example-of.ts';

const id = like(text, '7');
const words = like(textOrNull, 'Bom dia!');
const status: JsonSchema = { ...text, enum: ['pending', 'approved', 'rejected'] };
const decided = { userId: id, status, message: words, rejectionReason: words };

/** What `data` has, by the part of the event before the dot. Only the first, the id, is always there. */
const DATA: Record<string, Record<string, JsonSchema>> = {
  company: { companyId: id, isApproved: flag, isActive: flag },
  rating: { ratingId: id, companyId: id, rating: like(integer, 5), comment: words },
  message: {
    messageId: id,
    companyId: id,
    senderType: { ...text, enum: ['visitor', 'admin', 'company'] },
    ...{ subject: words, content: words, name: words, email: words, phone: words },
  },
  plan_request: { planRequestId: id, requestedPlanId: id, ...decided },
  claim: { claimId: id, companyId: id, ...decided },
};
const CHANGED = { changed: { type: 'array', items: text, examples: [['phone']] } };

/** Returns the JSON that is sent for an event. */
export function eventSchema(type: string): JsonSchema {
  const properties = {
    ...DATA[type.split('.')[0] ?? ''],
    ...(type === 'company.changed' && CHANGED),
  };
  const data = { ...shape(properties), required: Object.keys(properties).slice(0, 1) };
  return shape({ type: { ...text, const: type }, timestamp: dateTime, data });
}

const HEADERS = Object.entries({
  id: like(text, '6f1c3f0e-3a57-4a0b-9d52-0f6f0f0c1f11'),
  timestamp: like(text, '1795420800'),
  signature: like(text, 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='),
}).map(([name, schema]) => ({
  name: `webhook-${name}`,
  in: 'header',
  required: true,
  description: 'Como em Standard Webhooks.',
  schema,
}));

/** What the product sends to webhooks, for the OpenAPI document. */
export const WEBHOOKS = Object.fromEntries(
  EVENTS.map(({ name, type, summary }) => {
    const schema = eventSchema(type);
    const content = { 'application/json': { schema, example: exampleOf(schema) } };
    const operation = {
      operationId: name,
      summary,
      description: 'Em `data` falta o que quem recebe não pode ler e o que não existe mais.',
      tags: ['Webhooks'],
      security: [],
      parameters: HEADERS,
      requestBody: { required: true, content },
      responses: {
        '2XX': { description: 'Recebido.' },
        '4XX': { description: 'Tentamos de novo; 410 desliga.' },
      },
    };
    return [type, { post: operation }];
  }),
);
