import type { ReactNode } from 'react';
import { useMay } from './use-may.ts';
import type { Capability } from './viewer.gen.ts';

interface IfMayProps {
  may: Capability;
  /** Shown to others; nothing unless given. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Shows a step to administrators whose role allows it. */
export const IfMay = ({ may, otherwise = null, children }: IfMayProps) =>
  useMay(may) ? children : otherwise;
