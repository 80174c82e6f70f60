import { transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { throttleAddress } from '../../limits/throttle.ts';
import { AppError, conflict, invalid, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { Company } from '../company.ts';
import { COMPANY_FIELDS, storedFields } from '../company-fields.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';
import { isTextField } from './applied-fields.ts';
import { CompanyCorrection, type CorrectionField } from './company-correction.ts';
import type { CorrectionReceipt, ProposeCorrectionInput } from './correction.inputs.ts';
import { shownText } from './shown-text.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** Of opening hours and other things, which are told in words. */
const MOST_WORDS = 1_000;

/** Returns the company as the correction would leave it, in this field alone; BAD_USER_INPUT names `after`. */
function correctedPart(field: CorrectionField, after: string): Partial<Company> {
  const most = (isTextField(field) && COMPANY_FIELDS[field].rest.maxLength) || MOST_WORDS;
  if ([...after].length > most)
    throw invalid({ after: [`Use no máximo ${most.toLocaleString('pt-BR')} caracteres.`] }, 'TOO_LONG');
  if (!isTextField(field)) return {};
  try {
    return storedFields({ [field]: after });
  } catch (error) {
    throw error instanceof AppError ? invalid({ after: [error.message] }) : error;
  }
}

/**
 * Stores a visitor's correction with the value that it replaces. NOT_FOUND for a hidden company; CONFLICT for a pending
 * one and for a correction that waits already; RATE_LIMITED by address.
 */
export async function proposeCorrection(
  ctx: Context,
  { companyId, field, note, email, ...input }: ProposeCorrectionInput,
): Promise<CorrectionReceipt> {
  const after = field === 'closed' ? null : input.after || null;
  if (after === null && field !== 'closed') throw invalid({ after: ['Conte como é o certo.'] }, 'REQUIRED');
  const corrected = after === null ? {} : correctedPart(field, after);
  const id = parseId(companyId, COMPANY_NOT_FOUND);
  const { address } = ctx;
  const { CORRECTIONS_COMPANY, CORRECTIONS_TOTAL } = ctx.config.limits;
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const company = await manager.findOneBy(Company, { id });
    if (!company?.isActive) throw notFound(COMPANY_NOT_FOUND);
    if (!company.isApproved) throw conflict('Esta empresa ainda aguarda aprovação.');
    const before = shownText(company, field);
    if (after !== null && before === (shownText(corrected, field) ?? after))
      throw invalid({ after: ['É o que a página já mostra.'] });
    const ofCompany = { what: `correction:${id}`, seconds: HOUR, most: CORRECTIONS_COMPANY };
    await throttleAddress(db, { ...ofCompany, address });
    await throttleAddress(db, { what: 'correction', address, seconds: DAY, most: CORRECTIONS_TOTAL });
    const { generatedMaps } = await manager.insert(CompanyCorrection, {
      companyId: id,
      userId: ctx.viewer?.id ?? null,
      field,
      before,
      after,
      note: note || null,
      email: email || null,
      address,
    });
    const { id: correctionId, createdAt } = generatedMaps[0] as CompanyCorrection;
    return { id: correctionId, createdAt };
  });
}
