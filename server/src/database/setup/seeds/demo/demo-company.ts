/** An invented company of the demonstration, as it is written in the lists beside this file. */
export interface DemoCompany {
  name: string;
  /** Id of the category, 1 to 10. */
  category: number;
  /** IBGE code. */
  city: number;
  /** Area code of the city; the rest of the phone number is made up. */
  ddd: number;
  address: string;
  cep: string;
  whatsapp?: boolean;
  website?: boolean;
  /** Shows 'Esta empresa é sua?' instead of the message form. */
  withoutOwner?: boolean;
  description: string;
  comments: [stars: number, text: string][];
  /** Further ratings without a comment, a digit each. */
  stars: string;
}
