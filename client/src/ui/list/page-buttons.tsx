import { LoadingBar } from '../feedback/loading-bar.tsx';
import { useBusyControl } from '../feedback/use-busy-control.ts';
import { Pages } from './paging.tsx';

interface PageButtonsProps {
  /** Names the pages for screen readers. */
  label: string;
  page: number;
  lastPage: number;
  /** True while another page is loading and the one before it is shown. */
  isWaiting: boolean;
  onSelect(page: number): void;
}

/** Shows the pages of a list that is not in the URL; the pressed button and a bar show that one is loading. */
export function PageButtons({ isWaiting, onSelect, ...pages }: PageButtonsProps) {
  useBusyControl(isWaiting);
  return (
    <>
      {isWaiting && <LoadingBar />}
      <Pages
        {...pages}
        render={(to, props) => <button {...props} type="button" onClick={() => onSelect(to)} />}
      />
    </>
  );
}
