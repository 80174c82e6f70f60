const CARD = `id slug name description address phone phoneUrl whatsappUrl contactType email website
  averageRating totalRatings isApproved isActive
  category { id name } city { id name state } logo { url smallUrl } plan { name price features }`;

/** Query of the search page. */
export const LIST_QUERY = `query Search($q: String, $category: String, $city: String) {
  companies(q: $q, category: $category, city: $city) {
    page perPage lastPage total totalIsExact
    correction { typed used } matchedCategory { id name } matchedCity { id name state }
    items { ${CARD} }
  }
}`.replace(/\s+/g, ' ');

/** Query of a company's page. */
export const COMPANY_QUERY = `query Company($id: ID!) {
  company(id: $id) { ${CARD} cep latitude longitude createdAt hasOwner }
}`.replace(/\s+/g, ' ');

/** Query of the search field. */
export const SUGGESTIONS_QUERY = `query Suggestions($q: String!) {
  searchSuggestions(q: $q) { kind text detail companyId categoryId kindSlug city }
}`.replace(/\s+/g, ' ');
