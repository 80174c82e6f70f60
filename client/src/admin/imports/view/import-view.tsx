import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ListState } from '../../../ui/list/list-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { FileDrop } from '../file-drop.tsx';
import { FileGuide } from '../file-guide.tsx';
import { ImportList } from '../import-list.tsx';
import { announcementOf, STATES, titleOf } from '../import-states.ts';
import { ImportSteps } from '../import-steps.tsx';
import classes from '../imports.module.css';
import { useImport } from '../use-import.ts';
import { OneImport } from './import-details.tsx';

interface ImportViewProps {
  /** Called with the page's title. */
  onTitle(title: string): void;
}

/** Focuses the heading when the step changes, unless another control has the focus. */
function useStepFocus(step: string | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (step === undefined) return;
    const last = before.current;
    before.current = step;
    if (last === undefined || last === step) return;
    const focused = document.activeElement;
    const isFree =
      focused === null ||
      focused === document.body ||
      element.current?.contains(focused) ||
      focused.contains(element.current);
    if (isFree) heading.current?.focus();
  }, [step]);
  return { element, heading };
}

function Start({ heading }: { heading: React.RefObject<HTMLHeadingElement | null> }) {
  return (
    <>
      <ImportSteps current={0} />
      <Panel title="Escolha o arquivo" titleRef={heading}>
        <FileDrop />
        <FileGuide />
      </Panel>
      <Panel title="Importações anteriores">
        <ImportList />
      </Panel>
    </>
  );
}

interface ChosenProps {
  id: string;
  heading: React.RefObject<HTMLHeadingElement | null>;
  onTitle(title: string): void;
  onStep(step: string): void;
}

function Chosen({ id, heading, onTitle, onStep }: ChosenProps) {
  const { item, failure, refetch } = useImport(id);
  const [isRemapping, setMapping] = useState(false);
  const isMapping = item?.status === 'uploaded' || (item?.status === 'checked' && isRemapping);
  const title = titleOf(item);
  const step = item && `${id}: ${item.status}${isMapping}`;
  useEffect(() => onTitle(title), [onTitle, title]);
  useEffect(() => {
    if (step) onStep(step);
  }, [onStep, step]);

  if (failure && !item && ['NOT_FOUND', 'BAD_USER_INPUT'].includes(failure.code)) {
    return (
      <EmptyState title="Importação não encontrada">
        <p>Ela não existe, ou o endereço está errado.</p>
        <LinkButton to={paths.adminImport()}>Ver todas as importações</LinkButton>
      </EmptyState>
    );
  }
  const state = STATES[isMapping ? 'uploaded' : (item?.status ?? 'uploaded')];
  return (
    <>
      <div>
        <LinkButton to={paths.adminImport()} variant="subtle">
          <Icon name="back" /> Todas as importações
        </LinkButton>
      </div>
      <ImportSteps current={item ? state.step : -1} />
      <p role="status" className="visually-hidden">
        {item && announcementOf(item)}
      </p>
      <Panel title={item ? state.heading : 'Importação'} titleRef={heading}>
        <ListState
          hasData={item !== undefined}
          isEmpty={false}
          isFailed={failure !== undefined}
          failedText="Erro ao carregar a importação"
          retry={refetch}
          empty={null}
        >
          {item && <OneImport item={item} isMapping={isMapping} setMapping={setMapping} refetch={refetch} />}
        </ListState>
      </Panel>
    </>
  );
}

/** Shows imports of companies: upload form and list, or the import of the URL. */
export function ImportView({ onTitle }: ImportViewProps) {
  const [search] = useSearchParams();
  const id = search.get('import');
  const [chosenStep, setChosenStep] = useState<string>();
  const { element, heading } = useStepFocus(id === null ? 'start' : chosenStep);

  useEffect(() => {
    if (id === null) onTitle(titleOf(undefined));
  }, [id, onTitle]);
  return (
    <div ref={element} className={classes.view}>
      {id === null ? (
        <Start heading={heading} />
      ) : (
        <Chosen key={id} id={id} heading={heading} onTitle={onTitle} onStep={setChosenStep} />
      )}
    </div>
  );
}
