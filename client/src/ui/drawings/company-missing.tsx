import picture from './company-missing.svg?raw';
import { Drawing } from './drawing.tsx';

/** A free place between two houses. */
export const CompanyMissing = () => <Drawing picture={picture} />;
