import type { Page } from '../../domain/site/page.ts';
import { paths } from '../../paths.ts';
import { LegalText } from './legal-text.tsx';
import text from './privacy.json';

const PrivacyPage = () => <LegalText path={paths.privacy()} {...text} />;

export const page: Page = { Component: PrivacyPage, isCompleteWithoutScripts: () => true };
