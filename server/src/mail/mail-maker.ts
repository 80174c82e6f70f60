import type { Context } from '../graphql/context.ts';
import type { MailMakerOf } from '../graphql/provided/mail-maker.ts';

export type MailMaker = MailMakerOf<Context>;
