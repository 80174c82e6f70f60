import type { CompanyPart, CompanyPermission, CompanyRightsFragment } from './company-rights.gen.ts';

/** Parts in a company, with what each allows. */
export const PARTS: Readonly<Record<CompanyPart, { name: string; text: string }>> = {
  manager: {
    name: 'Gerente',
    text: 'Edita dados e fotos, responde a mensagens e avaliações e vê os relatórios.',
  },
  attendant: {
    name: 'Atendente',
    text: 'Responde a mensagens e avaliações e vê os relatórios; não edita nada.',
  },
};

export const PART_CHOICES = Object.keys(PARTS) as CompanyPart[];

/** Returns whether the viewer may do this with a company, as its owner or by a part in it. */
export const mayInCompany = (
  { permissions }: Pick<CompanyRightsFragment, 'permissions'>,
  permission: CompanyPermission,
): boolean => permissions?.includes(permission) === true;
