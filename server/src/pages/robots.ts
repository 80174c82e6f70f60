/** Interfaces, and pages that need an account. */
const CLOSED = [
  '/graphql',
  '/api',
  '/playground',
  '/admin',
  '/dashboard',
  '/user-dashboard',
  '/profile',
  '/reports',
  '/settings',
  '/register-company',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/search?saved=',
];

/** `robots.txt` of a site with this public origin. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
