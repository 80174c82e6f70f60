import picture from './company-missing.svg?raw';
import { Drawing } from './drawing.tsx';

/** Shows an empty plot between two houses. */
export const CompanyMissing = () => <Drawing picture={picture} />;
