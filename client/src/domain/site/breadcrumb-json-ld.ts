/** A page on the way to the shown one. */
export interface Crumb {
  name: string;
  path: string;
}

/** Returns the way to a page as schema.org's BreadcrumbList. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
