/** One step of the way to a page: its name, and its path where it has a page of its own. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to a page as schema.org's BreadcrumbList. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
