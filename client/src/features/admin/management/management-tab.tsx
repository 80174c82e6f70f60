/** The way to everything else, each with its figure (DECISIONS section 6). */
export function ManagementTab() {
  return null;
}
