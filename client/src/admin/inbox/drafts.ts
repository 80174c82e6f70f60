import { onOtherPerson } from '../../domain/account/on-other-person.ts';
import type { WrittenMessage } from '../../domain/inbox/compose-form.tsx';

/** Messages that were written and not sent, by the id of the company: its panel closes when the list changes. */
export const drafts = new Map<string, WrittenMessage>();

onOtherPerson(() => drafts.clear());
