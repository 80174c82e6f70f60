import { Pages } from './paging.tsx';

interface PageButtonsProps {
  /** Names the pages for screen readers. */
  label: string;
  page: number;
  lastPage: number;
  onSelect(page: number): void;
}

/** Shows the pages of a list that is not in the URL. */
export const PageButtons = ({ onSelect, ...pages }: PageButtonsProps) => (
  <Pages
    {...pages}
    render={(to, props) => <button {...props} type="button" onClick={() => onSelect(to)} />}
  />
);
