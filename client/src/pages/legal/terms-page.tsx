import type { Page } from '../../domain/site/page.ts';
import { paths } from '../../paths.ts';
import { LegalText } from './legal-text.tsx';
import text from './terms.json';

const TermsPage = () => <LegalText path={paths.terms()} {...text} />;

export const page: Page = { Component: TermsPage, isCompleteWithoutScripts: () => true };
