import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { readStored, writeStored } from '../../../lib/stored-json.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { NO_ITEM } from '../../../ui/list/use-list-params.ts';
import { Disclosure } from '../../../ui/menu/disclosure.tsx';
import { useFocusStays } from '../../../ui/modal/use-focus-stays.ts';
import { NOT_UNDONE, showUndoable } from '../../undo/show-undoable.tsx';
import classes from './tools.module.css';

/** Filters and order of a list under a name. */
interface SavedView {
  name: string;
  /** Parameters of the list's address. */
  query: string;
}

/** The longest name. */
const VIEW_NAME_LENGTH = 40;

const isView = (entry: Partial<SavedView> | null): entry is SavedView =>
  typeof entry?.name === 'string' && typeof entry.query === 'string';

const viewsOf = (value: unknown): SavedView[] => (Array.isArray(value) ? value.filter(isView) : []);

interface SavedViews {
  views: readonly SavedView[];
  /** Saves a view in place of one of the same name; returns false where the browser's storage is blocked. */
  save(view: SavedView): boolean;
  rename(from: string, to: string): void;
  remove(name: string): void;
}

/** Returns the views of a list that the signed-in account saved in this browser, in the order of their names. */
function useSavedViews(list: string): SavedViews {
  const session = useSession()?.user.id;
  const keyOf = (account: string | undefined): string => `list-views:${account ?? ''}:${list}`;
  const readViews = (account: string | undefined): SavedView[] => viewsOf(readStored(keyOf(account)));
  const [state, setState] = useState(() => ({ account: session, views: readViews(session) }));
  // The page of an ended session stays until somebody signs in again.
  if (session !== undefined && session !== state.account)
    setState({ account: session, views: readViews(session) });
  const { account } = state;
  const change = (next: (views: readonly SavedView[]) => readonly SavedView[]): boolean => {
    // As they are now, and not when the function was made: an undo in a toast comes later.
    const views = [...next(readViews(account))].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
    setState({ account, views });
    return writeStored(keyOf(account), views.length > 0 ? views : null);
  };
  const without = (views: readonly SavedView[], ...names: string[]) =>
    views.filter(({ name }) => !names.includes(name));
  return {
    views: state.views,
    save: (view) => change((views) => [...without(views, view.name), view]),
    rename: (from, to) => {
      change((views) => {
        const view = views.find(({ name }) => name === from);
        return view ? [...without(views, from, to), { ...view, name: to }] : views;
      });
    },
    remove: (name) => {
      change((views) => without(views, name));
    },
  };
}

/** Parameters that are no part of a view. `tab` names the list. */
const PASSING = ['page', ...Object.keys(NO_ITEM), 'tab'];

/** Returns filters and order of a list's address, in one order, so that equal ones are equal. */
function viewQueryOf(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  params.sort();
  return params.toString();
}

interface NameFormProps {
  label: string;
  initial?: string;
  action: string;
  takesFocus?: boolean;
  onDone(name: string): void;
}

function NameForm({ label, initial = '', action, takesFocus = false, onDone }: NameFormProps) {
  const [name, setName] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onDone(name.trim());
    setName('');
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <TextInput
        ref={field}
        label={label}
        required
        maxLength={VIEW_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" className={classes.link}>
        {action}
      </button>
    </form>
  );
}

function Views({ list, close }: { list: string; close(): void }) {
  const { views, save, rename, remove } = useSavedViews(list);
  const { pathname, search } = useLocation();
  const [renaming, setRenaming] = useState<string>();
  /** The view whose button gets the focus back. */
  const renamed = useRef<string>(undefined);
  const container = useRef<HTMLDivElement>(null);
  useFocusStays(container, container);
  const present = viewQueryOf(search);
  const tab = new URLSearchParams(search).get('tab');
  const pathOf = ({ query }: SavedView) => {
    const params = new URLSearchParams(query);
    if (tab) params.set('tab', tab);
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
  const removeAndOffer = (view: SavedView) => {
    remove(view.name);
    showUndoable(`A visão ${view.name} foi removida.`, async () => save(view), NOT_UNDONE);
  };
  return (
    <div ref={container} tabIndex={-1} className={classes.whole}>
      {views.length === 0 && <p>Guarde filtros e ordem com um nome, para voltar a eles com um toque.</p>}
      {views.length > 0 && (
        <ul className={classes.views}>
          {views.map((view) =>
            view.name === renaming ? (
              <li key={view.name}>
                <NameForm
                  label="Novo nome"
                  initial={view.name}
                  action="Salvar nome"
                  takesFocus
                  onDone={(name) => {
                    renamed.current = name;
                    rename(view.name, name);
                    setRenaming(undefined);
                  }}
                />
              </li>
            ) : (
              <li key={view.name} className={classes.view}>
                <Link
                  to={pathOf(view)}
                  aria-current={view.query === present ? 'true' : undefined}
                  onClick={close}
                >
                  {view.name}
                </Link>
                <button
                  ref={(button) => {
                    if (renamed.current !== view.name) return;
                    renamed.current = undefined;
                    button?.focus();
                  }}
                  type="button"
                  className={classes.link}
                  aria-label={`Renomear ${view.name}`}
                  onClick={() => setRenaming(view.name)}
                >
                  Renomear
                </button>
                <button
                  type="button"
                  className={classes.link}
                  aria-label={`Remover ${view.name}`}
                  onClick={() => removeAndOffer(view)}
                >
                  Remover
                </button>
              </li>
            ),
          )}
        </ul>
      )}
      <NameForm
        label="Nome da visão"
        action="Salvar visão"
        onDone={(name) => {
          const isKept = save({ name, query: present });
          showToast(
            isKept ? `A visão ${name} foi salva.` : 'Este navegador não guarda visões.',
            isKept ? 'success' : 'error',
          );
        }}
      />
    </div>
  );
}

/** Shows the button that opens the saved views of a list: filters and order under a name. */
export const SavedViewList = ({ list }: { list: string }) => (
  <Disclosure label="Visões" icon="bookmark" onPhones="icon" isAtEnd>
    {(close) => <Views list={list} close={close} />}
  </Disclosure>
);
