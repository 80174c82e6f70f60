import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import formClasses from '../../components/form.module.css';
import { Notice } from '../../components/notice.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { showToast } from '../../components/toast-store.ts';
import { CompanyMap } from '../../features/maps/company-map.tsx';
import { readMapsKey, writeMapsKey } from '../../features/maps/maps-key.ts';
import { Protected } from '../../features/session/protected.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import { useSite } from '../../features/site/use-site.ts';
import type { Page } from '../../lib/page.ts';
import { paths } from '../../paths.ts';

const FAILED = 'Erro ao salvar a API Key. Tente novamente.';
/** A place that everybody knows, to see whether the key works. */
const SOMEWHERE = {
  name: 'Praça da Sé',
  address: 'Praça da Sé',
  city: { name: 'São Paulo', state: 'SP' },
  latitude: null,
  longitude: null,
};

function MapsKey() {
  const { mapsApiKey } = useSite();
  const [stored, setStored] = useState(readMapsKey);
  const [fieldProblem, setFieldProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const keep = (key: string | null, done: string) => {
    try {
      writeMapsKey(key);
      setStored(key);
      setProblem(undefined);
      if (field.current) field.current.value = '';
      showToast(done);
    } catch {
      // Storage is blocked by the browser's settings.
      setProblem(FAILED);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const key = field.current?.value.trim() ?? '';
    setFieldProblem(key === '' ? 'Cole a chave da API' : undefined);
    if (key === '') field.current?.focus();
    else keep(key, 'API Key salva com sucesso!');
  };

  return (
    <form className={formClasses.form} onSubmit={save} noValidate aria-label="Chave do mapa">
      <p>
        {stored
          ? 'Este navegador usa uma chave guardada aqui.'
          : mapsApiKey
            ? 'Este navegador usa a chave da configuração do servidor.'
            : 'Sem uma chave, no lugar do mapa aparece “Mapa não disponível”.'}
      </p>
      <PasswordField
        ref={field}
        label="API Key do Google Maps"
        name="mapsKey"
        description="Fica guardada só neste navegador."
        autoComplete="off"
        maxLength={200}
        error={fieldProblem}
      />
      {problem && (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      <div className={formClasses.actions}>
        <Button type="submit">Salvar</Button>
        {stored && (
          <Button variant="default" onClick={() => keep(null, 'API Key removida deste navegador.')}>
            Remover chave
          </Button>
        )}
      </div>
      <CompanyMap key={stored} place={SOMEWHERE} configuredKey={mapsApiKey} />
    </form>
  );
}

function SettingsPage() {
  usePrivateHead('Configurações');
  return (
    <Protected roles={['admin']} wrongRole={<Navigate to={paths.profile()} replace />}>
      {() => (
        <PageFrame title="Configurações" isNarrow>
          <Panel title="Mapas">
            <MapsKey />
          </Panel>
        </PageFrame>
      )}
    </Protected>
  );
}

export const settingsPage: Page = { Component: SettingsPage, queries: () => [] };
