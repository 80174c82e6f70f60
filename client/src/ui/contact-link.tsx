/** Shows a link to the administration's e-mail address, inside a sentence. */
export const ContactLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;
