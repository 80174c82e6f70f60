import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { SettingsTab } from '../../admin/settings/settings-tab.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import { CompanyMap } from '../../domain/maps/company-map.tsx';
import { readMapsKey, writeMapsKey } from '../../domain/maps/maps-key.ts';
import type { Page } from '../../domain/site/page.ts';
import { useSite } from '../../domain/site/use-site.ts';
import type { MapLocation } from '../../lib/map-links.ts';
import { settingAnchors } from '../../setting-path.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The browser's storage is full, or blocked by its settings. */
const FAILED = 'Erro ao salvar a API Key. Tente novamente.';

/** Address of the map that tests the key. */
const SOMEWHERE: MapLocation = {
  name: 'Praça da Sé',
  address: 'Praça da Sé',
  city: { name: 'São Paulo', state: 'SP' },
  point: { latitude: -23.5503, longitude: -46.6339, exactness: 'address' },
};

/** Says which Maps key this browser uses. */
function inUse(stored: string | null, configured: string | null): string {
  if (stored && configured)
    return 'Este navegador usa a chave guardada aqui, em vez da que a configuração do servidor traz.';
  if (stored) return 'Este navegador usa a chave guardada aqui. A configuração do servidor não traz nenhuma.';
  return configured
    ? 'Este navegador usa a chave que a configuração do servidor traz.'
    : 'Sem uma chave, as páginas mostram o mapa do próprio guia. A configuração do servidor não traz nenhuma.';
}

/** Shows the form for the Maps key, stored in this browser. */
export function MapsKeyForm() {
  const { mapsApiKey } = useSite();
  const [stored, setStored] = useState(readMapsKey);
  const [fieldProblem, setFieldProblem] = useState<string>();
  const { problem, attempt } = useAttempt(() => FAILED);
  const [isRemoving, setIsRemoving] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  /** Throws the error of the browser's storage. */
  const store = (key: string | null, successText: string) => {
    writeMapsKey(key);
    setStored(key);
    if (field.current) field.current.value = key ?? '';
    showToast(successText);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const key = field.current?.value.trim() ?? '';
    setFieldProblem(key === '' ? 'Cole a chave da API' : undefined);
    if (key === '') field.current?.focus();
    return attempt(async () => {
      if (key !== '') store(key, 'API Key salva com sucesso!');
    });
  };
  const remove = async () => {
    store(null, 'API Key removida deste navegador.');
    setFieldProblem(undefined);
    setIsRemoving(false);
    // The pressed button is removed with the key.
    field.current?.focus();
  };

  return (
    <form className={formClasses.form} onSubmit={save} noValidate aria-label="Chave do mapa">
      <p>{inUse(stored, mapsApiKey)}</p>
      <PasswordField
        ref={field}
        label="API Key do Google Maps"
        secret="chave"
        name="mapsKey"
        description="Fica guardada só neste navegador."
        defaultValue={stored ?? ''}
        autoComplete="off"
        maxLength={200}
        error={fieldProblem}
      />
      <Problem text={problem} />
      <div className={formClasses.actions}>
        <Button type="submit">Salvar</Button>
        {stored && (
          <Button variant="default" onClick={() => setIsRemoving(true)}>
            Remover chave
          </Button>
        )}
      </div>
      <h3>Prévia</h3>
      {(stored || mapsApiKey) && (
        <p className={formClasses.aside}>
          Se o mapa não aparece, confira a chave e as restrições dela no Google Cloud.
        </p>
      )}
      <CompanyMap key={stored} location={SOMEWHERE} configuredKey={mapsApiKey} />
      {isRemoving && (
        <AttemptModal
          title="Remover chave?"
          action="Remover chave"
          failedText={() => FAILED}
          run={remove}
          onClose={() => setIsRemoving(false)}
        >
          <p>A chave será apagada deste navegador. Para usá-la de novo, você precisa colá-la outra vez.</p>
        </AttemptModal>
      )}
    </form>
  );
}

function AdminSettingsPage() {
  return (
    <AdminScreen may="manageSettings" title="Configurações" denied="Acesso restrito">
      <SettingsTab>
        <Panel title="Mapas" anchor={settingAnchors.maps}>
          <MapsKeyForm />
        </Panel>
      </SettingsTab>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminSettingsPage };
