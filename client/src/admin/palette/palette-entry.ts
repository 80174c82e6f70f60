import type { Capability } from '../../domain/account/viewer.gen.ts';
import type { IconName } from '../../ui/icon.tsx';

/** Something to go to or to do. */
export interface PaletteEntry {
  /** Unique; of a company "company:12", of an account "person:12". */
  key: string;
  text: string;
  /** Distinguishes equal texts. */
  detail?: string;
  /** A state worth knowing before going there: "Inativa". */
  tag?: string;
  icon: IconName;
  /** Further words by which it is found. */
  words?: string;
  /** What the administrator must be allowed; all may where it is missing. */
  may?: Capability | undefined;
  /** Where it leads; missing for an action that is run here. */
  to?: string;
  /** State of the navigation. */
  state?: object;
  run?(): void;
}

/** Entries under one heading. */
export interface EntryGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

/** A screen that the palette leads to. */
export interface PaletteScreen {
  /** What the administrator must be allowed; all may where it is missing. */
  may?: Capability | undefined;
  title: string;
  icon: IconName;
  to: string;
}
