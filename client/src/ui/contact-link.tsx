/** How the administration is reached, inside a sentence. */
export const ContactLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;
