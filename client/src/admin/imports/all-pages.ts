interface PageOf<Item> {
  items: readonly Item[];
  lastPage: number;
}

/** Loads all items of a list, page by page. */
export async function allPages<Item>(
  load: (page: number) => Promise<PageOf<Item> | undefined>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const loaded = await load(page);
    found.push(...(loaded?.items ?? []));
    lastPage = loaded?.lastPage ?? 1;
  }
  return found;
}
