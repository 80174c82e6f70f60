import './api-docs.css';
import type { ApiReferenceConfiguration } from '@scalar/fastify-api-reference';

declare const Scalar: {
  createApiReference(element: string, configuration: Partial<ApiReferenceConfiguration>): unknown;
};

/** The scheme chosen on the site; any other value follows the system. */
const chosen = localStorage.getItem('mantine-color-scheme-value');
const scheme = chosen === 'light' || chosen === 'dark' ? chosen : null;

Scalar.createApiReference('#root', {
  url: '/api/openapi.json',
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
