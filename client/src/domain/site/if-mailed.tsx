import type { ReactNode } from 'react';
import { useSite } from './use-site.ts';

/** Shows a text that promises mail only where the server sends mail. */
export const IfMailed = ({ children }: { children: ReactNode }) => useSite().sendsEmails && children;
