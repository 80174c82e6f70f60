import { paths } from './paths.ts';

/** Anchors inside the screen of the settings. */
export const settingAnchors = { maps: 'mapas', maintenance: 'manutencao' } as const;

/** Returns the path of one part of the settings. */
export const settingPath = (anchor: keyof typeof settingAnchors): string =>
  `${paths.admin({ tab: 'settings' })}#${settingAnchors[anchor]}`;
