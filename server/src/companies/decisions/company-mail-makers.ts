import { IsNull, Not } from 'typeorm';
import type { MailMaker } from '../../mail/mail-maker.ts';
import { Company } from '../company.ts';
import { mailApproved, mailRejected } from './decision-mails.ts';

export const COMPANY_MAIL_MAKERS = {
  'company-approved': async (ctx, manager, { thingId }) => {
    const company = thingId && (await manager.findOneBy(Company, { id: thingId, isApproved: true }));
    return company ? mailApproved(ctx, manager, company) : null;
  },
  'company-rejected': async (ctx, manager, { thingId: id }) => {
    const company = id && (await manager.findOneBy(Company, { id, rejectedAt: Not(IsNull()) }));
    return company ? mailRejected(ctx, manager, company, company.rejectionReason) : null;
  },
} satisfies Record<string, MailMaker>;
