import './api-docs.css';
import type { ApiReferenceConfiguration } from '@scalar/fastify-api-reference';

declare const Scalar: {
  createApiReference(element: string, configuration: Partial<ApiReferenceConfiguration>): unknown;
};

/** Returns the colour scheme chosen on the site; null to follow the system. */
function chosenScheme(): 'light' | 'dark' | null {
  try {
    const chosen = localStorage.getItem('mantine-color-scheme-value');
    return chosen === 'light' || chosen === 'dark' ? chosen : null;
  } catch {
    // The browser blocks local storage.
    return null;
  }
}
const scheme = chosenScheme();

Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  // The policy permits requests to the page's own origin only, whichever name the site is opened by.
  servers: [{ url: `${location.origin}/api`, description: 'Este site.' }],
  localization: { locale: 'pt' },
  operationTitleSource: 'path',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  featuredClients: ['shell/curl', 'js/fetch', 'python/requests'],
  authentication: { preferredSecurityScheme: 'bearer' },
  documentDownloadType: 'json',
  theme: 'none',
  withDefaultFonts: false,
  ...(scheme && { forceDarkModeState: scheme, hideDarkModeToggle: true }),
  // Nothing leaves the site.
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
});
