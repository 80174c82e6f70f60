import type { Scene } from '../scene.ts';

/** The page that needs neither database nor client. */
export const scenes: Scene[] = [
  {
    name: 'fault',
    path: '/search',
    expected: /405/,
    before: (page) => page.route('**/search', (route) => route.continue({ method: 'POST' })),
  },
];
