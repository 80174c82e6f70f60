import type { UseFormReturnType } from '@mantine/form';
import type { CompanyTexts, CompanyValues } from './company-values.ts';

/** Returns the props of a field: its name, whether it is required, its value and its error. */
export type FieldProps = (name: keyof CompanyTexts) => ReturnType<
  UseFormReturnType<CompanyValues>['getInputProps']
> & {
  name: string;
  required: boolean;
  value: string;
};
