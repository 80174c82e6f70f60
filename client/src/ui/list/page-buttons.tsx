import { Pages } from './paging.tsx';

interface PageButtonsProps {
  /** What is paged, for screen readers. */
  label: string;
  page: number;
  lastPage: number;
  onSelect(page: number): void;
}

/** Pages of what has no address, such as a list in a modal. */
export const PageButtons = ({ onSelect, ...pages }: PageButtonsProps) => (
  <Pages
    {...pages}
    render={(to, props) => <button {...props} type="button" onClick={() => onSelect(to)} />}
  />
);
