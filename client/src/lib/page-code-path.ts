/** Returns the path of the QR code of a company's page. */
export const pageCodePath = (id: string): string => `/previews/${encodeURIComponent(id)}.svg`;
