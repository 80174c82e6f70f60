import type { MailMaker } from '../../mail/mail-maker.ts';
import { Company } from '../company.ts';
import { CompanyRejection } from './company-rejection.ts';
import { mailApproved, mailRejected } from './decision-mails.ts';

export const COMPANY_MAIL_MAKERS = {
  'company-approved': async (ctx, manager, { thingId }) => {
    const company = thingId && (await manager.findOneBy(Company, { id: thingId, isApproved: true }));
    return company ? mailApproved(ctx, manager, company) : null;
  },
  'company-rejected': async (ctx, manager, { thingId: id }) => {
    if (id === null) return null;
    const where = { companyId: id };
    const rejection = await manager.findOne(CompanyRejection, { where, order: { id: 'DESC' } });
    const name = rejection?.typed.name;
    // A company that was brought back has no record.
    if (!rejection || name === undefined) return null;
    return mailRejected(ctx, manager, { id, name, ownerId: rejection.ownerId }, rejection.reason);
  },
} satisfies Record<string, MailMaker>;
