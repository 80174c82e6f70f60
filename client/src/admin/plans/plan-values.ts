import { required } from '../../lib/field-rules.ts';
import type { PlanRowFragment } from './admin-plans.gen.ts';

/** Values of the plan form, as text. */
interface PlanValues extends Record<string, unknown> {
  name: string;
  price: string;
  maxCompanies: string;
  photoLimit: string;
  /** One per line. */
  features: string;
  isActive: boolean;
  hasPoster: boolean;
  hasBadge: boolean;
  hasYearReports: boolean;
}

/** Defaults of a new plan. */
const DEFAULTS: PlanValues = {
  name: '',
  price: '0',
  maxCompanies: '5',
  photoLimit: '5',
  features: '',
  isActive: true,
  hasPoster: true,
  hasBadge: true,
  hasYearReports: true,
};

export function valuesOf(plan: PlanRowFragment | undefined): PlanValues {
  if (!plan) return DEFAULTS;
  return {
    name: plan.name,
    price: plan.price,
    maxCompanies: String(plan.maxCompanies),
    photoLimit: String(plan.photoLimit),
    features: plan.features.join('\n'),
    isActive: plan.isActive,
    hasPoster: plan.hasPoster,
    hasBadge: plan.hasBadge,
    hasYearReports: plan.hasYearReports,
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns the mutation's input, from values that passed `planRules`. */
export const inputOf = ({ name, price, maxCompanies, photoLimit, features, ...flags }: PlanValues) => ({
  name: name.trim(),
  price: price.trim(),
  maxCompanies: Number(maxCompanies),
  photoLimit: Number(photoLimit),
  features: linesOf(features),
  isActive: flags.isActive,
  hasPoster: flags.hasPoster,
  hasBadge: flags.hasBadge,
  hasYearReports: flags.hasYearReports,
});

const MOST_FEATURES = 30;
const FEATURE_LENGTH = 100;

function featuresProblem(text: string): string | null {
  const lines = linesOf(text);
  if (lines.length > MOST_FEATURES) return `Informe no máximo ${MOST_FEATURES} recursos.`;
  const bad = lines.find((line) => line.includes(',') || [...line].length > FEATURE_LENGTH);
  return bad === undefined ? null : `Cada recurso tem de 1 a ${FEATURE_LENGTH} caracteres, sem vírgula.`;
}

/** The server's rules. */
export const planRules = {
  name: required('Nome é obrigatório'),
  price: (value: string) =>
    required('Preço é obrigatório')(value) ??
    (/^\d{1,6}(\.\d{1,2})?$/.test(value.trim())
      ? null
      : 'Informe um preço de 0 a 999.999,99, com no máximo duas casas decimais.'),
  maxCompanies: (value: string) =>
    /^\d{1,4}$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= 1_000
      ? null
      : 'O plano permite de 1 a 1000 empresas.',
  photoLimit: (value: string) =>
    /^\d{1,3}$/.test(value.trim()) && Number(value) <= 100 ? null : 'O plano permite de 0 a 100 fotos.',
  features: featuresProblem,
};
